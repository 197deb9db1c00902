import { fileJobs, filesRoutes } from '../files/index.ts'
import type { Mount } from '../http/mount.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import type { CronLine } from '../jobs/worker.ts'
import type { RoomHandlers } from '../realtime/port.ts'
import type { PresenceHearer } from '../realtime/presence.ts'
import { adminsRoutes } from './admins/index.ts'
import { auditRoutes } from './audit/index.ts'
import { authCrontab, authJobs, authRoutes } from './auth/index.ts'
import {
  availabilityCrontab,
  availabilityJobs,
  availabilityRoutes,
  availabilitySockets,
} from './availability/index.ts'
import { bookingCrontab, bookingJobs, bookingRoutes } from './booking/index.ts'
import { callCrontab, callJobs, callRoutes, callSockets } from './calls/index.ts'
import { cardJobs, cardsRoutes } from './cards/index.ts'
import { chatJobs, chatRoutes, chatSockets, tellPresence } from './chat/index.ts'
import { clearingCrontab, clearingJobs } from './clearing/index.ts'
import { codeCrontab, codeJobs, codesRoutes } from './codes/index.ts'
import { companiesRoutes } from './companies/index.ts'
import { customerCrontab, customerJobs, customersRoutes } from './customers/index.ts'
import { dashboardRoutes } from './dashboard/index.ts'
import { dependentsRoutes } from './dependents/index.ts'
import { earningsCrontab, earningsJobs, earningsRoutes } from './earnings/index.ts'
import { errorLogCrontab, errorLogJobs, errorLogRoutes } from './error-log/index.ts'
import { examsRoutes } from './exams/index.ts'
import { favoritesRoutes } from './favorites/index.ts'
import { fhirRoutes } from './fhir/index.ts'
import { inviteCrontab, inviteJobs, invitesRoutes } from './invites/index.ts'
import { lookupsRoutes } from './lookups/index.ts'
import { notificationJobs, notificationRoutes } from './notifications/index.ts'
import { pagesRoutes } from './pages/index.ts'
import { placesRoutes } from './places/index.ts'
import { postCrontab, postJobs, postsRoutes } from './posts/index.ts'
import { prescriptionsRoutes } from './prescriptions/index.ts'
import { privacyCrontab, privacyJobs, privacyRoutes } from './privacy/index.ts'
import { queueCrontab, queueJobs, queueRoutes } from './queue/index.ts'
import { reconciliationCrontab, reconciliationJobs, reconciliationRoutes } from './reconciliation/index.ts'
import { recordsRoutes } from './records/index.ts'
import { reviewsRoutes } from './reviews/index.ts'
import { specialistsRoutes } from './specialists/index.ts'
import { specialtiesRoutes } from './specialties/index.ts'
import { variablesRoutes } from './variables/index.ts'
import { waitlistCrontab, waitlistJobs, waitlistRoutes } from './waitlist/index.ts'
import { walletRoutes } from './wallet/index.ts'

/** Every room's calls. */
export const mountRooms = (mount: Mount): void => {
  authRoutes(mount)
  availabilityRoutes(mount)
  dashboardRoutes(mount)
  bookingRoutes(mount)
  specialtiesRoutes(mount)
  specialistsRoutes(mount)
  adminsRoutes(mount)
  auditRoutes(mount)
  variablesRoutes(mount)
  pagesRoutes(mount)
  placesRoutes(mount)
  postsRoutes(mount)
  lookupsRoutes(mount)
  notificationRoutes(mount)
  favoritesRoutes(mount)
  callRoutes(mount)
  cardsRoutes(mount)
  chatRoutes(mount)
  codesRoutes(mount)
  customersRoutes(mount)
  companiesRoutes(mount)
  invitesRoutes(mount)
  dependentsRoutes(mount)
  errorLogRoutes(mount)
  examsRoutes(mount)
  filesRoutes(mount)
  earningsRoutes(mount)
  privacyRoutes(mount)
  queueRoutes(mount)
  reconciliationRoutes(mount)
  recordsRoutes(mount)
  fhirRoutes(mount)
  prescriptionsRoutes(mount)
  reviewsRoutes(mount)
  waitlistRoutes(mount)
  walletRoutes(mount)
}

/** Every room's jobs, by name. */
export const jobHandlers: JobHandlers = {
  ...authJobs,
  ...availabilityJobs,
  ...bookingJobs,
  ...callJobs,
  ...cardJobs,
  ...chatJobs,
  ...clearingJobs,
  ...codeJobs,
  ...customerJobs,
  ...earningsJobs,
  ...errorLogJobs,
  ...queueJobs,
  ...reconciliationJobs,
  ...fileJobs,
  ...inviteJobs,
  ...notificationJobs,
  ...postJobs,
  ...privacyJobs,
  ...waitlistJobs,
}

/** What the clock starts. */
export const crontab: readonly CronLine[] = [
  ...authCrontab,
  ...availabilityCrontab,
  ...bookingCrontab,
  ...callCrontab,
  ...clearingCrontab,
  ...codeCrontab,
  ...customerCrontab,
  ...earningsCrontab,
  ...inviteCrontab,
  ...errorLogCrontab,
  ...queueCrontab,
  ...reconciliationCrontab,
  ...postCrontab,
  ...privacyCrontab,
  ...waitlistCrontab,
]

/** What sockets ask, event by event. */
export const socketHandlers: RoomHandlers = { ...availabilitySockets, ...callSockets, ...chatSockets }

/** Who hears that a person came or went. */
export const presenceHearers: readonly PresenceHearer[] = [tellPresence]
