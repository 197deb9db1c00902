export { waitlistCrontab, waitlistJobs } from './waitlist.jobs.ts'
export { toOffer } from './waitlist.present.ts'
export { findEntry } from './waitlist.repo.ts'
export { waitlistRoutes } from './waitlist.routes.ts'
