import * as booking from '@emma/contracts/booking'
import * as calendar from '@emma/contracts/calendar'
import { getPatientArea } from '@emma/contracts/customers'
import { giveCredit, slotId } from '../../index.ts'
import { line, type MatrixLine } from '../line.ts'
import { insertAppointment, type MatrixWorld } from '../world.ts'

const nothing = () => ({})
const PRICE = 15_000
const AGO_MS = 3 * 3_600_000
const policy = {
  full_refund_hours: 24,
  late_card_percent: 50,
  late_wallet_percent: 70,
  regret_days: 0,
  reschedule_hours: 12,
  release_days: 2,
}

let hours = 0
/** A paid appointment of the owner, where nothing else stands, in its room's two hours. */
const appointment = async (world: MatrixWorld) => {
  const { t, customer, specialist, specialtyId } = world
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
  const { db, newId } = t.deps
  await db
    .updateTable('appointments')
    .set({ policy: JSON.stringify(policy) })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('payments')
    .values({
      id: newId(),
      appointment_id: id,
      customer_id: customer.customerId,
      method: 'wallet',
      amount: PRICE,
      wallet_amount: PRICE,
      status: 'paid',
      provider_key: newId(),
      created_at: now,
      paid_at: now,
      updated_at: now,
    })
    .execute()
  return { params: { id } }
}
const finish = async (world: MatrixWorld) => ({
  ...(await appointment(world)),
  body: { status: 'finished' },
})

const slot = ({ customer, specialist, specialtyId }: MatrixWorld) => ({
  params: {
    customerId: customer.customerId,
    scheduleId: slotId(specialist.specialistId, '2026-11-25T12:00:00.000Z'),
  },
  body: { specialty_id: specialtyId, payment_method: 'wallet' },
})
const affordable = async (world: MatrixWorld) => {
  await giveCredit(world.t.deps, world.customer.customerId, PRICE)
  return slot(world)
}
const agenda = ({ specialist }: MatrixWorld) => ({ params: { id: specialist.specialistId } })
/** The customer's private address, as a calendar program has it. */
const feed = async ({ t, headers }: MatrixWorld) => {
  const made = await t.app.inject({
    method: 'POST',
    url: '/api/v1/schedules/feed',
    headers: headers.customer,
  })
  const { url } = made.json<{ url: string }>()
  return { params: { token: url.slice(url.lastIndexOf('/') + 1, -'.ics'.length) } }
}
const bothSides = {
  customer: nothing,
  otherCustomer: nothing,
  specialist: nothing,
  otherSpecialist: nothing,
  pastSpecialist: nothing,
  suspendedSpecialist: nothing,
}
const anyCustomer = { customer: nothing, otherCustomer: nothing }

export const bookingLines: readonly MatrixLine[] = [
  line(booking.confirmSchedule, { own: { customer: affordable }, foreign: slot }),
  line(booking.getSchedule, {
    own: { customer: appointment, specialist: appointment, admin: appointment },
    foreign: appointment,
  }),
  line(booking.listOwnSchedules, { own: anyCustomer }),
  line(booking.listSpecialistSchedules, { own: { specialist: agenda }, foreign: agenda }),
  line(booking.updateScheduleStatus, { own: { specialist: finish }, foreign: finish }),
  line(booking.paymentWebhook, { own: {} }),
  line(getPatientArea, { own: anyCustomer }),
  line(calendar.getScheduleCalendar, {
    own: { customer: appointment, specialist: appointment },
    foreign: appointment,
  }),
  line(calendar.getCalendarFeed, { own: bothSides }),
  line(calendar.renewCalendarFeed, { own: bothSides }),
  line(calendar.revokeCalendarFeed, { own: bothSides }),
  line(calendar.readCalendarFeed, {
    own: { nobody: feed },
    foreign: () => ({ params: { token: 'unknown' } }),
  }),
]
