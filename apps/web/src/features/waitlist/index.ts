export { JoinWaitlist, WaitlistLines, WaitlistOffers } from './waitlist.lazy.tsx'
