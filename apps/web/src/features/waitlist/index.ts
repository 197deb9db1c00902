export { WaitlistOffers } from './offers.tsx'
export {
  JoinWaitlist,
  JoinWaitlistDialog,
  JoinWaitlistEntry,
  WaitlistLines,
} from './waitlist.lazy.tsx'
export { waitlistQuery } from './waitlist.queries.ts'
