import { abilitiesOf, allows } from '@emma/domain/auth'
import {
  type AppointmentState,
  appointmentCan,
  appointmentStates,
  CLOSES_HOURS_AFTER,
  type Participant,
} from '@emma/domain/booking'
import { HOUR } from '@emma/domain/interval'
import type { Db } from '../../db/pool.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { findSeat, type ParticipantRole } from './calls.repo.ts'

/** A participant's place in the call of an appointment. */
export interface Seat {
  readonly appointmentId: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** The end of the slot, or as extended by the specialist. */
  readonly plannedEnd: Date
  readonly specialistId: string
  readonly timeZone: string
  readonly role: ParticipantRole
  readonly callId: string | null
  readonly ended: boolean
  readonly me: Page
  readonly peer: Page
}
interface Page {
  readonly userId: string
  /** This person's page in the call; null if not in it. */
  readonly epoch: string | null
}

export type SeatRow = NonNullable<Awaited<ReturnType<typeof findSeat>>>

export const stateOf = (status: string): AppointmentState => {
  const state = appointmentStates.find((known) => known === status)
  if (state === undefined) throw new AppError('internal')
  return state
}

const participantOf = (actor: Actor): Participant => {
  if (actor.role === 'customer') return { role: 'customer', id: actor.customerId }
  if (actor.role === 'specialist') return { role: 'specialist', id: actor.specialistId }
  return { role: 'admin', id: actor.userId }
}

const mayJoin = (row: SeatRow, participant: Participant, now: Date) =>
  appointmentCan.join(
    {
      state: stateOf(row.status),
      startsAt: row.starts_at.getTime(),
      endsAt: row.ends_at.getTime(),
      customerId: row.customer_id,
      specialistId: row.specialist_id,
      customerJoined: false,
      reviewed: false,
    },
    participant,
    now.getTime(),
    { reschedule_hours: 0 },
  )

/**
 * Whether the participants may be in the call now: the time is right, the appointment is active, its call is not over.
 */
export const isOpen = (row: SeatRow, now: Date): boolean =>
  row.call_status !== 'ended' && mayJoin(row, { role: 'customer', id: row.customer_id }, now).ok

const authorize = (row: SeatRow, actor: Actor, now: Date): ParticipantRole => {
  const permission = mayJoin(row, participantOf(actor), now)
  if (!permission.ok) throw new AppError(permission.code === 'call_not_open' ? 'call_not_open' : 'not_found')
  // A socket outlives the abilities its specialist had when it connected.
  const rules = abilitiesOf({ role: actor.role, status: row.specialist_status })
  if (actor.role === 'specialist' && !allows(rules, 'manage', 'call')) throw new AppError('forbidden')
  return actor.role === 'customer' ? 'customer' : 'specialist'
}

const toSeat = (row: SeatRow, role: ParticipantRole): Seat => {
  const customer = { userId: row.customer_user_id, epoch: row.customer_epoch }
  const specialist = { userId: row.specialist_user_id, epoch: row.specialist_epoch }
  return {
    appointmentId: row.id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    plannedEnd: row.extended_until ?? row.ends_at,
    specialistId: row.specialist_id,
    timeZone: row.time_zone,
    role,
    callId: row.call_id,
    ended: row.call_status === 'ended',
    me: role === 'customer' ? customer : specialist,
    peer: role === 'customer' ? specialist : customer,
  }
}

/**
 * The actor's place in a call: only for participants, while the call is open and not over.
 * @throws AppError `not_found`, `forbidden`, `call_not_open`
 */
export const takeSeat = async (
  { clock, ...deps }: Pick<Deps, 'clock'> & { readonly db: Db },
  actor: Actor,
  appointmentId: string,
): Promise<Seat> => {
  const row = await findSeat(deps.db, appointmentId)
  if (!row) throw notFound()
  const seat = toSeat(row, authorize(row, actor, clock.now()))
  if (seat.ended) throw new AppError('call_not_open')
  return seat
}

/** The channel of one page. No other person can join it, whatever epoch they send. */
export const placeOf = (callId: string, { userId }: { readonly userId: string }, epoch: string): string =>
  `${callId}:${userId}:${epoch}`

/** When the call of a slot closes. No grant is valid longer. */
export const closesAt = ({ endsAt }: Pick<Seat, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + CLOSES_HOURS_AFTER * HOUR)

/** The channel of an appointment's call, with every provider. */
export const channelOf = (appointmentId: string): string => `emma-${appointmentId}`
