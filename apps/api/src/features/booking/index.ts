export { bookingCrontab, bookingJobs } from './booking.jobs.ts'
export { bookingRoutes } from './booking.routes.ts'
export { readVisit, readVisits } from './read-visits.ts'
export { settleCharge } from './settle-charge.ts'
