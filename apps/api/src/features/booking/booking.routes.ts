import { askReschedule as askRescheduleCall } from '@emma/contracts/availability'
import * as booking from '@emma/contracts/booking'
import * as calendar from '@emma/contracts/calendar'
import * as cancellation from '@emma/contracts/cancellation'
import { getPatientArea as patientArea } from '@emma/contracts/customers'
import { acceptOffer as acceptWaitlistOffer } from '@emma/contracts/waitlist'
import type { Mount } from '../../http/mount.ts'
import { acceptOffer } from './accept-offer.ts'
import { askReschedule } from './ask-reschedule.ts'
import { getCalendarFeed, readCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from './calendar-feed.ts'
import { cancelByWallet, cancelPerCustomer, cancelPerSpecialist, cancelSchedule } from './cancel-schedule.ts'
import { confirmSchedule } from './confirm-schedule.ts'
import { getCancellationPolicy } from './get-cancellation-policy.ts'
import { getPatientArea } from './get-patient-area.ts'
import { getReceipt } from './get-receipt.ts'
import { getSchedule } from './get-schedule.ts'
import { getScheduleCalendar } from './get-schedule-calendar.ts'
import { listOwnSchedules } from './list-own-schedules.ts'
import { listSpecialistSchedules } from './list-specialist-schedules.ts'
import { quoteCancellation } from './quote-cancellation.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { refundCredit } from './refund-credit.ts'
import { rescheduleSchedule } from './reschedule-schedule.ts'
import { updateScheduleStatus } from './update-schedule-status.ts'

export const bookingRoutes = (mount: Mount): void => {
  mount(booking.confirmSchedule, confirmSchedule)
  mount(booking.listOwnSchedules, listOwnSchedules)
  mount(booking.listSpecialistSchedules, listSpecialistSchedules)
  mount(booking.getSchedule, getSchedule)
  mount(booking.updateScheduleStatus, updateScheduleStatus)
  mount(booking.paymentWebhook, receiveWebhook)
  mount(cancellation.getCancellationPolicy, getCancellationPolicy)
  mount(cancellation.quoteCancellation, quoteCancellation)
  mount(cancellation.cancelByWallet, cancelByWallet)
  mount(cancellation.cancelPerCustomer, cancelPerCustomer)
  mount(cancellation.cancelPerSpecialist, cancelPerSpecialist)
  mount(cancellation.cancelSchedule, cancelSchedule)
  mount(cancellation.refundCredit, refundCredit)
  mount(cancellation.rescheduleSchedule, rescheduleSchedule)
  mount(askRescheduleCall, askReschedule)
  mount(cancellation.getReceipt, getReceipt)
  mount(calendar.getScheduleCalendar, getScheduleCalendar)
  mount(calendar.getCalendarFeed, getCalendarFeed)
  mount(calendar.renewCalendarFeed, renewCalendarFeed)
  mount(calendar.revokeCalendarFeed, revokeCalendarFeed)
  mount(calendar.readCalendarFeed, readCalendarFeed)
  mount(patientArea, getPatientArea)
  mount(acceptWaitlistOffer, acceptOffer)
}
