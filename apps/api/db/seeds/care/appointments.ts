import type { Slot } from '@emma/domain/availability'
import type { AppointmentState } from '@emma/domain/booking'
import { DAY, MINUTE } from '@emma/domain/interval'
import { type Split, splitPrice } from '@emma/domain/payments'
import type { Policy } from '../../../src/features/booking/cancel/policy.ts'
import type { SeededCustomer } from '../people/people.ts'
import type { SeededSpecialist } from '../people/practice.ts'
import type { Random } from '../random.ts'
import { insertAll, later, type Seed } from '../seed.ts'
import { cancelReasons, specialistCancelReason } from '../texts/cases.ts'

/** An appointment of the demo, before its rows. */
export interface SeededAppointment {
  readonly id: string
  readonly paymentId: string
  readonly specialist: SeededSpecialist
  readonly customer: SeededCustomer
  /** The dependents of the customer. */
  readonly dependentId?: string
  readonly slot: Slot
  readonly status: Extract<
    AppointmentState,
    'confirmed' | 'finished' | 'no_show' | 'canceled_by_customer' | 'canceled_by_specialist'
  >
  readonly method: 'credit_card' | 'pix'
  /** Centavos. */
  readonly price: number
  readonly split: Split
  readonly times: AppointmentTimes
}
interface AppointmentTimes {
  readonly booked: Date
  readonly started: Date | null
  readonly finished: Date | null
  readonly canceled: Date | null
  readonly released: Date | null
}

/** The chosen parts of an appointment; the rest is derived. */
export type AppointmentPlan = Pick<
  SeededAppointment,
  'specialist' | 'customer' | 'dependentId' | 'slot' | 'status'
> & {
  readonly price?: number
}

const timesOf = (
  random: Random,
  { slot, status }: AppointmentPlan,
  now: Date,
  releaseDays: number,
): AppointmentTimes => {
  const nothing = { started: null, finished: null, canceled: null, released: null }
  const latest = Math.min(slot.start - 40 * MINUTE, now.getTime() - 30 * MINUTE)
  const booked = new Date(latest - random.int(2 * 24 * 60, 9 * 24 * 60) * MINUTE)
  if (status === 'confirmed') return { ...nothing, booked }
  if (status === 'canceled_by_customer' || status === 'canceled_by_specialist') {
    const canceled = later(booked, Math.round((latest - booked.getTime()) * 0.3))
    return { ...nothing, booked, canceled }
  }
  const started = status === 'finished' ? new Date(slot.start + random.int(0, 4) * MINUTE) : null
  const finished = new Date(Math.min(slot.end - random.int(0, 3) * MINUTE, now.getTime() - MINUTE))
  const released = later(finished, releaseDays * DAY)
  return { ...nothing, booked, started, finished, released: released <= now ? released : null }
}

/** Settles an appointment's price, shares and times. */
export const makeAppointment = (
  { deps, random, now }: Seed,
  plan: AppointmentPlan,
  policy: Policy,
  feePercent: number,
): SeededAppointment => {
  const price = plan.price ?? plan.specialist.offers[0].price
  return {
    ...plan,
    id: deps.newId(),
    paymentId: deps.newId(),
    method: plan.status === 'confirmed' || random.chance(70) ? 'credit_card' : 'pix',
    price,
    split: splitPrice(price, feePercent, 0),
    times: timesOf(random, plan, now, policy.release_days),
  }
}

const cancelReasonOf = (random: Random, { status }: SeededAppointment): string | null => {
  if (status === 'canceled_by_customer') return random.pick(cancelReasons)
  return status === 'canceled_by_specialist' ? specialistCancelReason : null
}

const appointmentRow = (random: Random, appointment: SeededAppointment, policy: Policy) => {
  const { specialist, slot, split, times } = appointment
  return {
    id: appointment.id,
    specialist_id: specialist.specialistId,
    customer_id: appointment.customer.customerId,
    dependent_id: appointment.dependentId ?? null,
    specialty_id: specialist.offers[0].specialtyId,
    place_id: slot.placeId,
    starts_at: new Date(slot.start),
    ends_at: new Date(slot.end),
    time_zone: specialist.city.zone,
    status: appointment.status,
    price: appointment.price,
    platform_fee: split.platform,
    company_share: split.company,
    specialist_share: split.specialist,
    policy: JSON.stringify(policy),
    payment_method: appointment.method,
    cancel_reason: cancelReasonOf(random, appointment),
    created_at: times.booked,
    confirmed_at: times.booked,
    started_at: times.started,
    finished_at: times.finished,
    canceled_at: times.canceled,
    released_at: times.released,
    updated_at: times.finished ?? times.canceled ?? times.booked,
  }
}

const paymentRow = ({ id, paymentId, customer, method, price, times }: SeededAppointment) => ({
  id: paymentId,
  appointment_id: id,
  customer_id: customer.customerId,
  method,
  amount: price,
  provider_amount: price,
  status: times.canceled === null ? 'paid' : 'refunded',
  provider_key: paymentId,
  created_at: times.booked,
  paid_at: times.booked,
  updated_at: times.canceled ?? times.booked,
})

const refundRow = ({ deps }: Seed, appointment: SeededAppointment) => {
  const canceled = appointment.times.canceled ?? appointment.times.booked
  const id = deps.newId()
  return {
    id,
    payment_id: appointment.paymentId,
    amount: appointment.price,
    reason: 'canceled_by_customer',
    status: 'done',
    provider_key: id,
    created_at: canceled,
    done_at: later(canceled, 5 * MINUTE),
  }
}

/** Appointments canceled by a specialist became credit, still in the wallet. */
const creditRow = ({ deps }: Seed, appointment: SeededAppointment) => ({
  id: deps.newId(),
  customer_id: appointment.customer.customerId,
  amount: appointment.price,
  remaining: appointment.price,
  origin_appointment_id: appointment.id,
  reason: 'canceled_by_specialist',
  refundable: true,
  created_at: appointment.times.canceled ?? appointment.times.booked,
})

/** An unread notification of the refund; lists sort by id. */
const noticeRow = ({ deps }: Seed, { id, customer, price, times }: SeededAppointment, creditId: string) => ({
  id: deps.newId(),
  user_id: customer.userId,
  kind: 'canceled_by_specialist',
  appointment_id: id,
  data: JSON.stringify({ creditId, amount: price }),
  dedupe_key: `canceled:${id}`,
  created_at: times.canceled ?? times.booked,
})

/** Appointments with their payments, refunds, credits, and the notifications about them. */
export const insertAppointments = async (
  seed: Seed,
  appointments: readonly SeededAppointment[],
  policy: Policy,
): Promise<void> => {
  const { tx, random } = seed
  const of = (status: SeededAppointment['status']) =>
    appointments.filter((appointment) => appointment.status === status)
  await insertAll(
    tx,
    'appointments',
    appointments.map((appointment) => appointmentRow(random, appointment, policy)),
  )
  await insertAll(tx, 'payments', appointments.map(paymentRow))
  await insertAll(
    tx,
    'refunds',
    of('canceled_by_customer').map((appointment) => refundRow(seed, appointment)),
  )
  const credited = of('canceled_by_specialist').map((appointment) => ({
    appointment,
    credit: creditRow(seed, appointment),
  }))
  await insertAll(
    tx,
    'credits',
    credited.map(({ credit }) => credit),
  )
  const inOrder = credited.toSorted((a, b) => a.credit.created_at.getTime() - b.credit.created_at.getTime())
  await insertAll(
    tx,
    'notifications',
    inOrder.map(({ appointment, credit }) => noticeRow(seed, appointment, credit.id)),
  )
}
