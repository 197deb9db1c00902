import * as booking from '@emma/contracts/booking'
import { getPatientArea as patientArea } from '@emma/contracts/customers'
import type { Mount } from '../../http/mount.ts'
import { confirmSchedule } from './confirm-schedule.ts'
import { getPatientArea } from './get-patient-area.ts'
import { getSchedule } from './get-schedule.ts'
import { listOwnSchedules } from './list-own-schedules.ts'
import { listSpecialistSchedules } from './list-specialist-schedules.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { updateScheduleStatus } from './update-schedule-status.ts'

export const bookingRoutes = (mount: Mount): void => {
  mount(booking.confirmSchedule, confirmSchedule)
  mount(booking.listOwnSchedules, listOwnSchedules)
  mount(booking.listSpecialistSchedules, listSpecialistSchedules)
  mount(booking.getSchedule, getSchedule)
  mount(booking.updateScheduleStatus, updateScheduleStatus)
  mount(booking.paymentWebhook, receiveWebhook)
  mount(patientArea, getPatientArea)
}
