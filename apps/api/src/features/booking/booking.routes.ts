import * as availability from '@emma/contracts/availability'
import * as booking from '@emma/contracts/booking'
import * as calendar from '@emma/contracts/booking/calendar'
import * as cancellation from '@emma/contracts/booking/cancellation'
import * as onBehalf from '@emma/contracts/booking/on-behalf'
import * as proposals from '@emma/contracts/booking/proposals'
import * as series from '@emma/contracts/booking/series'
import { getPatientArea as patientArea } from '@emma/contracts/customers'
import { acceptOffer as acceptWaitlistOffer } from '@emma/contracts/waitlist'
import type { Mount } from '../../http/mount.ts'
import { getPatientArea } from './agenda/get-patient-area.ts'
import { getSchedule } from './agenda/get-schedule.ts'
import { listOwnSchedules } from './agenda/list-own-schedules.ts'
import { listSpecialistSchedules } from './agenda/list-specialist-schedules.ts'
import { acceptOffer } from './book/accept-offer.ts'
import { confirmSchedule } from './book/confirm-schedule.ts'
import {
  getCalendarFeed,
  readCalendarFeed,
  renewCalendarFeed,
  revokeCalendarFeed,
} from './calendar/calendar-feed.ts'
import { getScheduleCalendar } from './calendar/get-schedule-calendar.ts'
import {
  cancelByWallet,
  cancelPerCustomer,
  cancelPerSpecialist,
  cancelSchedule,
} from './cancel/cancel-schedule.ts'
import { getCancellationPolicy } from './cancel/get-cancellation-policy.ts'
import { quoteCancellation } from './cancel/quote-cancellation.ts'
import { refundCredit } from './cancel/refund-credit.ts'
import { askReschedule } from './change/ask-reschedule.ts'
import { keepConflict } from './change/keep-conflict.ts'
import { rescheduleSchedule } from './change/reschedule-schedule.ts'
import { updateScheduleStatus } from './change/update-schedule-status.ts'
import { bookOnBehalf } from './on-behalf/book-on-behalf.ts'
import { bookSeries } from './on-behalf/book-series.ts'
import { listOpenReturns } from './on-behalf/list-open-returns.ts'
import { previewSeries } from './on-behalf/preview-series.ts'
import { acceptProposal, declineProposal } from './proposals/answer-proposal.ts'
import { listOwnProposals, listSpecialistProposals } from './proposals/list-proposals.ts'
import { proposeTime } from './proposals/propose-time.ts'
import { withdrawProposal } from './proposals/withdraw-proposal.ts'

export const bookingRoutes = (mount: Mount): void => {
  mount(availability.keepConflict, keepConflict)
  mount(booking.confirmSchedule, confirmSchedule, { keepsAnswer: true })
  mount(onBehalf.bookOnBehalf, bookOnBehalf)
  mount(onBehalf.listOpenReturns, listOpenReturns)
  mount(series.previewSeries, previewSeries)
  mount(series.bookSeries, bookSeries)
  mount(booking.listOwnSchedules, listOwnSchedules)
  mount(booking.listSpecialistSchedules, listSpecialistSchedules)
  mount(booking.getSchedule, getSchedule)
  mount(booking.updateScheduleStatus, updateScheduleStatus)
  mount(cancellation.getCancellationPolicy, getCancellationPolicy)
  mount(cancellation.quoteCancellation, quoteCancellation)
  mount(cancellation.cancelByWallet, cancelByWallet)
  mount(cancellation.cancelPerCustomer, cancelPerCustomer)
  mount(cancellation.cancelPerSpecialist, cancelPerSpecialist)
  mount(cancellation.cancelSchedule, cancelSchedule)
  mount(cancellation.refundCredit, refundCredit)
  mount(cancellation.rescheduleSchedule, rescheduleSchedule)
  mount(availability.askReschedule, askReschedule)
  mount(proposals.proposeTime, proposeTime)
  mount(proposals.withdrawProposal, withdrawProposal)
  mount(proposals.listSpecialistProposals, listSpecialistProposals)
  mount(proposals.listOwnProposals, listOwnProposals)
  mount(proposals.acceptProposal, acceptProposal)
  mount(proposals.declineProposal, declineProposal)
  mount(calendar.getScheduleCalendar, getScheduleCalendar)
  mount(calendar.getCalendarFeed, getCalendarFeed)
  mount(calendar.renewCalendarFeed, renewCalendarFeed)
  mount(calendar.revokeCalendarFeed, revokeCalendarFeed)
  mount(calendar.readCalendarFeed, readCalendarFeed)
  mount(patientArea, getPatientArea)
  mount(acceptWaitlistOffer, acceptOffer)
}
