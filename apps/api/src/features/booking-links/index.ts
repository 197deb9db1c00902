export { acceptLinkOf, linkBooked } from './accept-link.ts'
export { bookingLinkCrontab, bookingLinkJobs } from './booking-links.jobs.ts'
export { bookingLinkRoutes } from './booking-links.routes.ts'
export { claimLink } from './claim-link.ts'
export { eraseBookingLinks } from './erase.repo.ts'
export { hashOf, tokenOf } from './link-secret.ts'
export { toBookingLink } from './links.present.ts'
export {
  countLinks,
  countUnanswered,
  findLink,
  findLinkByKey,
  insertLink,
  type LinkRow,
  lockKeptAt,
  type PlaceInSeries,
} from './links.repo.ts'
export { personHash, sealPerson, type UnknownPerson } from './person.ts'
export { sendLink } from './send-link.ts'
export { insertAccepted } from './series.repo.ts'
export { datesOf } from './series.ts'
