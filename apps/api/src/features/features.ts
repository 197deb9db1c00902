import type { Deps } from '../deps.ts'
import { fileJobs, filesRoutes } from '../files/index.ts'
import type { Mount } from '../http/mount.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import type { CronLine } from '../jobs/worker.ts'
import type { AppointmentSource } from '../ports/appointment-source.ts'
import type { Erasure } from '../ports/erasure.ts'
import type { Seller } from '../ports/seller.ts'
import type { FeatureHandlers } from '../realtime/port.ts'
import type { PresenceListener } from '../realtime/presence.ts'
import { adminJobs, adminsRoutes } from './admins/index.ts'
import { assistantCrontab, assistantJobs, assistantRoutes } from './assistants/index.ts'
import { auditRoutes } from './audit/index.ts'
import { authCrontab, authJobs, authRoutes, eraseUser } from './auth/index.ts'
import {
  availabilityCrontab,
  availabilityJobs,
  availabilityRoutes,
  availabilitySockets,
} from './availability/index.ts'
import {
  appointmentCalendar,
  appointmentSeller,
  bookingCrontab,
  bookingJobs,
  bookingRoutes,
  eraseBooking,
  notifyBooking,
  notifySeries,
} from './booking/index.ts'
import {
  bookingLinkCrontab,
  bookingLinkJobs,
  bookingLinkRoutes,
  eraseBookingLinks,
} from './booking-links/index.ts'
import {
  callCrontab,
  callJobs,
  callRoutes,
  callSockets,
  companionDoor,
  eraseCompanions,
} from './calls/index.ts'
import { cardJobs, cardsRoutes, eraseCards } from './cards/index.ts'
import { chatJobs, chatRoutes, chatSockets, emitPresence, eraseChats } from './chat/index.ts'
import { codeCrontab, codeJobs, codesRoutes, eraseCodes } from './codes/index.ts'
import { companiesRoutes } from './companies/index.ts'
import {
  closeCustomer,
  customerCrontab,
  customerJobs,
  customersRoutes,
  eraseCustomer,
} from './customers/index.ts'
import { dashboardRoutes } from './dashboard/index.ts'
import { dependentsRoutes, eraseDependents } from './dependents/index.ts'
import { earningsCrontab, earningsJobs, earningsRoutes } from './earnings/index.ts'
import { errorLogCrontab, errorLogJobs, errorLogRoutes } from './error-log/index.ts'
import { eraseExams, examsRoutes } from './exams/index.ts'
import { eraseFavorites, favoritesRoutes } from './favorites/index.ts'
import { fhirRoutes } from './fhir/index.ts'
import { eraseLines } from './freed-slots/index.ts'
import { healthFolderRoutes } from './health-folder/index.ts'
import { inviteCrontab, inviteJobs, invitesRoutes } from './invites/index.ts'
import { letterheadRoutes } from './letterhead/index.ts'
import { lookupsRoutes } from './lookups/index.ts'
import {
  eraseNotifications,
  notificationCrontab,
  notificationJobs,
  notificationRoutes,
} from './notifications/index.ts'
import { pagesRoutes } from './pages/index.ts'
import { erasePatientNotes, joinContact, patientJobs, patientsRoutes } from './patients/index.ts'
import { paymentCrontab, paymentJobs, paymentRoutes } from './payments/index.ts'
import { placesCrontab, placesJobs, placesRoutes } from './places/index.ts'
import { postCrontab, postJobs, postsRoutes } from './posts/index.ts'
import { erasePreparations, preparationsRoutes } from './preparations/index.ts'
import { prescriptionsRoutes } from './prescriptions/index.ts'
import { privacyCrontab, privacyJobs, privacyRoutes } from './privacy/index.ts'
import { attendanceSource, placeSeller, queueCrontab, queueJobs, queueRoutes } from './queue/index.ts'
import { recipientBalanceCrontab, recipientBalanceJobs } from './recipient-balance/index.ts'
import { reconciliationCrontab, reconciliationJobs, reconciliationRoutes } from './reconciliation/index.ts'
import { recordsCrontab, recordsJobs, recordsRoutes } from './records/index.ts'
import { reviewsRoutes } from './reviews/index.ts'
import { slotHoldCrontab, slotHoldJobs } from './slot-holds/index.ts'
import { countRating, specialistCrontab, specialistJobs, specialistsRoutes } from './specialists/index.ts'
import { specialtiesRoutes } from './specialties/index.ts'
import { contactCrontab, contactJobs, eraseContacts, supportRoutes } from './support/index.ts'
import { variablesRoutes } from './variables/index.ts'
import { waitlistCrontab, waitlistJobs, waitlistRoutes } from './waitlist/index.ts'
import { walletRoutes } from './wallet/index.ts'

/** The erasure of an account, feature by feature; the user before the patient, whose name copies the user's. */
const erasure: Erasure = {
  close: closeCustomer,
  parts: [
    eraseExams,
    eraseChats,
    eraseNotifications,
    eraseCodes,
    eraseFavorites,
    eraseLines,
    eraseBookingLinks,
    eraseCards,
    eraseContacts,
    eraseUser,
    eraseCustomer,
    eraseDependents,
    eraseCompanions,
    eraseBooking,
    erasePreparations,
    erasePatientNotes,
  ],
}

/** Every feature's calls. */
export const mountFeatures = (mount: Mount): void => {
  authRoutes(mount)
  availabilityRoutes(mount)
  dashboardRoutes(mount)
  bookingRoutes(mount)
  bookingLinkRoutes(mount)
  paymentRoutes(mount)
  specialtiesRoutes(mount)
  supportRoutes(mount)
  specialistsRoutes(mount)
  adminsRoutes(mount)
  assistantRoutes(mount)
  auditRoutes(mount)
  variablesRoutes(mount)
  pagesRoutes(mount)
  placesRoutes(mount)
  postsRoutes(mount)
  letterheadRoutes(mount)
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
  privacyRoutes(mount, erasure)
  queueRoutes(mount)
  reconciliationRoutes(mount)
  recordsRoutes(mount)
  fhirRoutes(mount)
  healthFolderRoutes(mount)
  patientsRoutes(mount)
  preparationsRoutes(mount)
  prescriptionsRoutes(mount)
  reviewsRoutes(mount, countRating)
  waitlistRoutes(mount)
  walletRoutes(mount)
}

/** Every feature's jobs, by name. */
export const jobHandlers: JobHandlers = {
  ...assistantJobs,
  ...authJobs,
  ...availabilityJobs,
  ...bookingJobs,
  'notify-booking': notifyBooking(joinContact),
  'notify-series': notifySeries(joinContact),
  ...bookingLinkJobs,
  ...paymentJobs,
  ...callJobs,
  ...adminJobs,
  ...cardJobs,
  ...chatJobs,
  ...recipientBalanceJobs,
  ...codeJobs,
  ...contactJobs,
  ...customerJobs,
  ...earningsJobs,
  ...errorLogJobs,
  ...queueJobs,
  ...reconciliationJobs,
  ...fileJobs,
  ...inviteJobs,
  ...notificationJobs,
  ...patientJobs,
  ...postJobs,
  ...privacyJobs(erasure),
  ...placesJobs,
  ...recordsJobs,
  ...slotHoldJobs,
  ...specialistJobs,
  ...waitlistJobs,
}

/** The scheduled jobs. */
export const crontab: readonly CronLine[] = [
  ...assistantCrontab,
  ...authCrontab,
  ...availabilityCrontab,
  ...bookingCrontab,
  ...bookingLinkCrontab,
  ...paymentCrontab,
  ...callCrontab,
  ...recipientBalanceCrontab,
  ...codeCrontab,
  ...contactCrontab,
  ...customerCrontab,
  ...earningsCrontab,
  ...inviteCrontab,
  ...errorLogCrontab,
  ...notificationCrontab,
  ...queueCrontab,
  ...reconciliationCrontab,
  ...postCrontab,
  ...privacyCrontab,
  ...placesCrontab,
  ...recordsCrontab,
  ...slotHoldCrontab,
  ...specialistCrontab,
  ...waitlistCrontab,
]

/** Handlers of socket events. */
export const socketHandlers: FeatureHandlers = { ...availabilitySockets, ...callSockets, ...chatSockets }

/** Listeners for a person who comes online or goes offline. */
export const presenceListeners: readonly PresenceListener[] = [emitPresence]

/** The features that sell. A payment belongs to the first one that finds its sale. */
export const sellers: readonly Seller<Deps>[] = [placeSeller, appointmentSeller]

export { appointmentCalendar, companionDoor }

/** Features that create appointments. */
export const appointmentSources: readonly AppointmentSource[] = [attendanceSource]
