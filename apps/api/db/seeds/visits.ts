import type { Slot } from '@emma/domain/availability'
import type { AppointmentState } from '@emma/domain/booking'
import { type Split, splitPrice } from '@emma/domain/earnings'
import { DAY, MINUTE } from '@emma/domain/interval'
import type { Policy } from '../../src/features/booking/policy.ts'
import type { SeededCustomer } from './people.ts'
import type { SeededSpecialist } from './practice.ts'
import type { Random } from './random.ts'
import { insertAll, later, type Seed } from './seed.ts'
import { cancelReasons, specialistCancelReason } from './texts/cases.ts'

/** An appointment of the demo, before its rows. */
export interface Visit {
  readonly id: string
  readonly paymentId: string
  readonly specialist: SeededSpecialist
  readonly customer: SeededCustomer
  /** Whom the customer is the guardian of. */
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
  readonly times: VisitTimes
}
interface VisitTimes {
  readonly booked: Date
  readonly started: Date | null
  readonly finished: Date | null
  readonly canceled: Date | null
  readonly released: Date | null
}

/** What an appointment is made of; the rest follows. */
export type VisitPlan = Pick<Visit, 'specialist' | 'customer' | 'dependentId' | 'slot' | 'status'> & {
  readonly price?: number
}

const timesOf = (random: Random, { slot, status }: VisitPlan, now: Date, releaseDays: number): VisitTimes => {
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
export const makeVisit = (
  { deps, random, now }: Seed,
  plan: VisitPlan,
  policy: Policy,
  feePercent: number,
): Visit => {
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

const cancelReasonOf = (random: Random, { status }: Visit): string | null => {
  if (status === 'canceled_by_customer') return random.pick(cancelReasons)
  return status === 'canceled_by_specialist' ? specialistCancelReason : null
}

const appointmentRow = (random: Random, visit: Visit, policy: Policy) => {
  const { specialist, slot, split, times } = visit
  return {
    id: visit.id,
    specialist_id: specialist.specialistId,
    customer_id: visit.customer.customerId,
    dependent_id: visit.dependentId ?? null,
    specialty_id: specialist.offers[0].specialtyId,
    place_id: slot.placeId,
    starts_at: new Date(slot.start),
    ends_at: new Date(slot.end),
    time_zone: specialist.city.zone,
    status: visit.status,
    price: visit.price,
    platform_fee: split.platform,
    company_share: split.company,
    specialist_share: split.specialist,
    policy: JSON.stringify(policy),
    payment_method: visit.method,
    cancel_reason: cancelReasonOf(random, visit),
    created_at: times.booked,
    confirmed_at: times.booked,
    started_at: times.started,
    finished_at: times.finished,
    canceled_at: times.canceled,
    released_at: times.released,
    updated_at: times.finished ?? times.canceled ?? times.booked,
  }
}

const paymentRow = ({ id, paymentId, customer, method, price, times }: Visit) => ({
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

const refundRow = ({ deps }: Seed, visit: Visit) => {
  const canceled = visit.times.canceled ?? visit.times.booked
  const id = deps.newId()
  return {
    id,
    payment_id: visit.paymentId,
    amount: visit.price,
    reason: 'canceled_by_customer',
    status: 'done',
    provider_key: id,
    created_at: canceled,
    done_at: later(canceled, 5 * MINUTE),
  }
}

/** What a specialist canceled is credit, and still in the wallet. */
const creditRow = ({ deps }: Seed, visit: Visit) => ({
  id: deps.newId(),
  customer_id: visit.customer.customerId,
  amount: visit.price,
  remaining: visit.price,
  origin_appointment_id: visit.id,
  reason: 'canceled_by_specialist',
  refundable: true,
  created_at: visit.times.canceled ?? visit.times.booked,
})

/** The patient was told of it, and has not read it yet; the lists follow the ids. */
const noticeRow = ({ deps }: Seed, { id, customer, price, times }: Visit, creditId: string) => ({
  id: deps.newId(),
  user_id: customer.userId,
  kind: 'canceled_by_specialist',
  appointment_id: id,
  data: JSON.stringify({ creditId, amount: price }),
  dedupe_key: `canceled:${id}`,
  created_at: times.canceled ?? times.booked,
})

/** Appointments with their payments, refunds, credits, and what patients were told of these. */
export const insertVisits = async (seed: Seed, visits: readonly Visit[], policy: Policy): Promise<void> => {
  const { tx, random } = seed
  const of = (status: Visit['status']) => visits.filter((visit) => visit.status === status)
  await insertAll(
    tx,
    'appointments',
    visits.map((visit) => appointmentRow(random, visit, policy)),
  )
  await insertAll(tx, 'payments', visits.map(paymentRow))
  await insertAll(
    tx,
    'refunds',
    of('canceled_by_customer').map((visit) => refundRow(seed, visit)),
  )
  const credited = of('canceled_by_specialist').map((visit) => ({ visit, credit: creditRow(seed, visit) }))
  await insertAll(
    tx,
    'credits',
    credited.map(({ credit }) => credit),
  )
  const inOrder = credited.toSorted((a, b) => a.credit.created_at.getTime() - b.credit.created_at.getTime())
  await insertAll(
    tx,
    'notifications',
    inOrder.map(({ visit, credit }) => noticeRow(seed, visit, credit.id)),
  )
}
