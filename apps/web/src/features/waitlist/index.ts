export {
  JoinWaitlist,
  JoinWaitlistDialog,
  JoinWaitlistEntry,
  WaitlistLines,
  WaitlistOffers,
} from './waitlist.lazy.tsx'
