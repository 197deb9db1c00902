import { isTerminal, type Transitions, transition } from '../machine.ts'
import type { Result } from '../result.ts'

/** States of an appointment, the same words in the database and on the wire (the specification leaves them open, §4). */
export const appointmentStates = [
  'awaiting_payment',
  'confirmed',
  'in_progress',
  'finished',
  'no_show',
  'canceled_by_customer',
  'canceled_by_specialist',
  'expired',
] as const
export type AppointmentState = (typeof appointmentStates)[number]

/**
 * What happens to an appointment.
 * - `settle`: it is paid. On an expired one only while its slot is still free; otherwise the money goes back.
 * - `expire`: the hold ended or the payment failed. `reschedule`: another slot, the same appointment.
 * - `start`, `finish`, `mark_no_show`: by the specialist, or by the job when time has passed.
 * - `unmet`: the patient was called from the queue and never answered. It ends as an absence, but the money goes back.
 */
export type AppointmentEvent =
  | 'settle'
  | 'expire'
  | 'start'
  | 'finish'
  | 'mark_no_show'
  | 'unmet'
  | 'reschedule'
  | 'cancel_by_customer'
  | 'cancel_by_specialist'

const table: Transitions<AppointmentState, AppointmentEvent> = {
  awaiting_payment: {
    settle: 'confirmed',
    expire: 'expired',
    cancel_by_customer: 'canceled_by_customer',
    cancel_by_specialist: 'canceled_by_specialist',
  },
  confirmed: {
    start: 'in_progress',
    mark_no_show: 'no_show',
    reschedule: 'confirmed',
    cancel_by_customer: 'canceled_by_customer',
    cancel_by_specialist: 'canceled_by_specialist',
  },
  in_progress: { finish: 'finished', mark_no_show: 'no_show', unmet: 'canceled_by_specialist' },
  expired: { settle: 'confirmed' },
  finished: {},
  no_show: {},
  canceled_by_customer: {},
  canceled_by_specialist: {},
}

/** The state after an event, or `invalid_transition`. No other code changes an appointment's state. */
export const nextState = (
  state: AppointmentState,
  event: AppointmentEvent,
): Result<AppointmentState, 'invalid_transition'> => transition(table, state, event)

/**
 * The states that occupy a slot: those of one specialist never overlap. The database's constraint lists the same ones.
 */
export const ACTIVE_STATES = [
  'awaiting_payment',
  'confirmed',
  'in_progress',
] as const satisfies readonly AppointmentState[]

/** Whether an appointment in this state takes its slot. */
export const isActive = (state: AppointmentState): boolean => ACTIVE_STATES.some((active) => active === state)

/** Whether this state is final. */
export const isFinal = (state: AppointmentState): boolean => isTerminal(table, state)

/** An attempt that was not paid (`expired`) never became a consultation, so lists leave it out. */
export const consultationStates = appointmentStates.filter((state) => state !== 'expired')

/** Who canceled an appointment. */
export type Canceler = 'customer' | 'specialist' | 'platform'

/** Who canceled an appointment in this state; null if it is not canceled. */
export const cancelerOf = (state: AppointmentState, byPlatform: boolean): Canceler | null => {
  if (state !== 'canceled_by_customer' && state !== 'canceled_by_specialist') return null
  if (byPlatform) return 'platform'
  return state === 'canceled_by_customer' ? 'customer' : 'specialist'
}
