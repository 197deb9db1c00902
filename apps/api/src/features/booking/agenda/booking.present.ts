import type { Appointment } from '@emma/contracts/booking'
import { relation } from '@emma/contracts/dependents'
import { isoOf, wallTimeOf } from '@emma/domain/availability'
import {
  type AppointmentFacts,
  appointmentCan,
  cancelerOf,
  openReturn,
  type Participant,
  returnLimit,
} from '@emma/domain/booking'
import { checkDependency } from '@emma/domain/dependents'
import { MINUTE } from '@emma/domain/interval'
import * as z from 'zod'
import type { Actor } from '../../../http/actor.ts'
import { toPresence } from '../../calls/index.ts'
import { readPolicy, toDeadlines } from '../cancel/policy.ts'
import type { AppointmentRow } from './appointments.repo.ts'

const pixStored = z.object({ qrCode: z.string(), qrCodeUrl: z.string(), expiresAt: z.string() })
const avatarOf = (key: string | null): string | null => (key === null ? null : `/api/v1/files/avatars/${key}`)

/** The caller as a participant of the domain's permissions (spec §6). */
export const participantOf = (actor: Actor): Participant => {
  if (actor.role === 'customer') return { role: 'customer', id: actor.customerId }
  if (actor.role === 'specialist') return { role: 'specialist', id: actor.specialistId }
  return { role: 'admin', id: actor.userId }
}

export const factsOf = (row: AppointmentRow): AppointmentFacts => ({
  state: row.status,
  startsAt: row.starts_at.getTime(),
  endsAt: row.ends_at.getTime(),
  customerId: row.customer_id,
  specialistId: row.specialist_id,
  customerJoined: row.last_pages.customer !== undefined,
  reviewed: row.reviewed,
})

const canOf = (row: AppointmentRow, participant: Participant, now: Date): Appointment['can'] => {
  const facts = factsOf(row)
  const policy = readPolicy(row.policy)
  const may = (rule: (typeof appointmentCan)[keyof typeof appointmentCan]) =>
    rule(facts, participant, now.getTime(), policy).ok
  return {
    cancel: may(appointmentCan.cancel),
    reschedule: may(appointmentCan.reschedule),
    propose: may(appointmentCan.propose),
    join: may(appointmentCan.join),
    prepare: may(appointmentCan.prepare),
    review: may(appointmentCan.review),
    start: may(appointmentCan.start),
    finish: may(appointmentCan.finish),
    mark_no_show: may(appointmentCan.markNoShow),
  }
}

const isoInstant = (value: string): string => new Date(value).toISOString()

/** The refunds of a canceled appointment, only for those whose money it is. */
const returnedOf = ({ returned }: AppointmentRow, participant: Participant) => {
  if (participant.role === 'specialist') return {}
  const refunds = returned.refunds.map(({ amount, status, created_at, done_at }) => ({
    amount,
    status,
    requested_at: isoInstant(created_at),
    done_at: done_at === null ? null : isoInstant(done_at),
  }))
  return {
    ...(refunds.length === 0 ? {} : { refunds }),
    ...(returned.credit === null ? {} : { credit: returned.credit }),
    ...(returned.through_wallet === 0 ? {} : { through_wallet: returned.through_wallet }),
    ...(returned.kept === 0 ? {} : { kept: returned.kept }),
  }
}

/** A Pix code is shown only to its payer, while it can be paid. */
const paymentOf = (row: AppointmentRow, participant: Participant): Appointment['payment'] => {
  const isPayable = row.status === 'awaiting_payment' && participant.role === 'customer' && row.pix !== null
  const pix = isPayable ? pixStored.parse(row.pix) : undefined
  return {
    method: row.method,
    status: row.payment_status,
    amount: row.amount,
    wallet_amount: row.wallet_amount,
    ...(row.refused_reason === null || participant.role !== 'customer' ? {} : { reason: row.refused_reason }),
    ...(pix ? { pix: { qr_code: pix.qrCode, qr_code_url: pix.qrCodeUrl, expires_at: pix.expiresAt } } : {}),
    ...returnedOf(row, participant),
  }
}

const dependentOf = ({ dependent_id, dependent_name }: AppointmentRow): Appointment['dependent'] =>
  dependent_id === null ? null : { id: dependent_id, name: dependent_name ?? '' }

/** The price, and the deadline of a full refund; for an unpaid one, as if it were paid now. */
const agreedOf = (row: AppointmentRow, now: Date): Appointment['agreed'] => {
  const purchasedAt = (row.paid_at ?? now).getTime()
  const purchase = { startsAt: row.starts_at.getTime(), purchasedAt, policy: readPolicy(row.policy) }
  return { price: row.price, refund_until: toDeadlines(purchase, now.getTime()).refund_until }
}

const returnUntilOf = ({ first_visit: first }: AppointmentRow): string | null =>
  first === null || first.days === null
    ? null
    : returnLimit(Date.parse(first.starts_at), first.zone, first.days).until

/** Whether it was for a dependent for whom nothing is booked any more: removed, or of age. */
const isOfFormerDependent = (row: AppointmentRow, now: Date): boolean => {
  const { dependent_id, dependent_removed_at: removed, dependent_birth_date: birthDate } = row
  if (dependent_id === null) return false
  if (removed !== null || birthDate === null) return true
  const today = wallTimeOf(now.getTime(), row.time_zone).date
  return !checkDependency({ birthDate, relation: z.parse(relation, row.dependent_relation) }, today).ok
}

/** The return visit that may still be booked after it. */
const returnVisitOf = (row: AppointmentRow, now: Date): Appointment['return_visit'] => {
  if (isOfFormerDependent(row, now)) return null
  const { status: state, time_zone: zone, return_days: days, return_price: price, return_taken: taken } = row
  const terms = days === null || price === null ? null : { days, price }
  const visit = openReturn({ state, startsAt: row.starts_at.getTime(), zone, terms, taken }, now.getTime())
  return visit && { until: visit.until, price: visit.price }
}

/** Row → Appointment of the wire, for a participant or an admin. */
export const toAppointment = (row: AppointmentRow, participant: Participant, now: Date): Appointment => {
  const [starts, ends] = [row.starts_at.getTime(), row.ends_at.getTime()]
  const { date, hour } = wallTimeOf(starts, row.time_zone)
  const customerName = `${row.customer_first_name} ${row.customer_last_name}`
  return {
    id: row.id,
    status: row.status,
    specialist_id: row.specialist_id,
    date,
    init_hour: hour,
    final_hour: wallTimeOf(ends, row.time_zone).hour,
    starts_at: isoOf(starts, row.time_zone),
    ends_at: isoOf(ends, row.time_zone),
    timezone: row.time_zone,
    place_id: row.place_id,
    online: row.place_id === null,
    place: row.place,
    duration_minutes: Math.round((ends - starts) / MINUTE),
    agreed: agreedOf(row, now),
    specialty: { id: row.specialty_id, name: row.specialty },
    price: row.price,
    payment: paymentOf(row, participant),
    canceled_by: cancelerOf(row.status, row.canceled_by_platform),
    ...(row.cancel_reason === null ? {} : { cancel_reason: row.cancel_reason }),
    in_person_advised: row.in_person_advised,
    hold_expires_at: row.hold_expires_at?.toISOString() ?? null,
    specialist: { id: row.specialist_id, name: row.specialist_name, avatar: avatarOf(row.specialist_avatar) },
    customer: {
      id: row.customer_id,
      uuid: row.customer_id,
      name: customerName,
      avatar: avatarOf(row.customer_avatar),
    },
    dependent: dependentOf(row),
    presence: toPresence(row.last_pages, now),
    return_of: row.return_of,
    return_until: returnUntilOf(row),
    series: row.series,
    return_visit: participant.role === 'customer' ? returnVisitOf(row, now) : null,
    preparation: row.preparation,
    can: canOf(row, participant, now),
  }
}
