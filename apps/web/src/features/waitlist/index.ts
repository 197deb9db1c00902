export {
  JoinWaitlist,
  JoinWaitlistDialog,
  JoinWaitlistEntry,
  WaitlistLines,
  WaitlistOffers,
} from './waitlist.lazy.tsx'
export { waitlistQuery } from './waitlist.queries.ts'
