import * as booking from '@emma/contracts/booking'
import * as calendar from '@emma/contracts/booking/calendar'
import { getPatientArea } from '@emma/contracts/customers'
import { paymentWebhook } from '@emma/contracts/payments'
import { HOUR } from '@emma/domain/interval'
import { payAppointment } from '../../../fixtures/appointments.ts'
import { giveCredit, slotId } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import { insertAppointment, type MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const PRICE = 15_000
const AGO_MS = 3 * HOUR

let hours = 0
/** A paid appointment of the owner at a free time, while its room is open. */
const appointment = async (fixture: MatrixFixture) => {
  const { t, customer, specialist, specialtyId } = fixture
  hours += 1
  const now = t.clock.now()
  const startsAt = new Date(now.getTime() - AGO_MS * hours)
  const id = await insertAppointment(t, {
    customer,
    specialist,
    specialtyId,
    startsAt,
    status: 'in_progress',
  })
  await payAppointment(t, id, customer)
  return { params: { id } }
}
const finish = async (fixture: MatrixFixture) => ({
  ...(await appointment(fixture)),
  body: { status: 'finished' },
})

const slot = ({ customer, specialist, specialtyId }: MatrixFixture) => ({
  params: {
    customerId: customer.customerId,
    scheduleId: slotId(specialist.specialistId, '2026-11-25T12:00:00.000Z'),
  },
  body: { specialty_id: specialtyId, payment_method: 'wallet' },
})
const affordable = async (fixture: MatrixFixture) => {
  await giveCredit(fixture.t.deps, fixture.customer.customerId, PRICE)
  return slot(fixture)
}
const agenda = ({ specialist }: MatrixFixture) => ({ params: { id: specialist.specialistId } })
/** The customer's private calendar address. */
const feed = async ({ t, headers }: MatrixFixture) => {
  const made = await t.app.inject({
    method: 'POST',
    url: '/api/v1/schedules/feed',
    headers: headers.customer,
  })
  const { url } = made.json<{ url: string }>()
  return { params: { token: url.slice(url.lastIndexOf('/') + 1, -'.ics'.length) } }
}
const bothParticipants = {
  customer: nothing,
  otherCustomer: nothing,
  specialist: nothing,
  otherSpecialist: nothing,
  pastSpecialist: nothing,
  suspendedSpecialist: nothing,
}
const anyCustomer = { customer: nothing, otherCustomer: nothing }

export const bookingCases: readonly MatrixCase[] = [
  matrixCase(booking.confirmSchedule, { own: { customer: affordable }, foreign: slot }),
  matrixCase(booking.getSchedule, {
    own: { customer: appointment, specialist: appointment, admin: appointment, assistant: appointment },
    foreign: appointment,
  }),
  matrixCase(booking.listOwnSchedules, { own: anyCustomer }),
  matrixCase(booking.listSpecialistSchedules, {
    own: { specialist: agenda, assistant: agenda },
    foreign: agenda,
  }),
  matrixCase(booking.updateScheduleStatus, { own: { specialist: finish }, foreign: finish }),
  matrixCase(paymentWebhook, { own: {} }),
  matrixCase(getPatientArea, { own: anyCustomer }),
  matrixCase(calendar.getScheduleCalendar, {
    own: { customer: appointment, specialist: appointment },
    foreign: appointment,
  }),
  matrixCase(calendar.getCalendarFeed, { own: bothParticipants }),
  matrixCase(calendar.renewCalendarFeed, { own: bothParticipants }),
  matrixCase(calendar.revokeCalendarFeed, { own: bothParticipants }),
  matrixCase(calendar.readCalendarFeed, {
    own: { nobody: feed },
    foreign: () => ({ params: { token: 'unknown' } }),
  }),
]
