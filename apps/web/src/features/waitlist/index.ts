export { JoinWaitlist, WaitlistLines, WaitlistOffers } from './waitlist-door.tsx'
