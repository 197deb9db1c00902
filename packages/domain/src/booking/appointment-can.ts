import type { PartyRole } from '../auth/index.ts'
import { HOUR, type Instant, MINUTE } from '../interval.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Variables } from '../variables/index.ts'
import { type AppointmentEvent, type AppointmentState, nextState } from './appointment-state.ts'

/** Minutes before the start from which both participants may enter and the specialist may begin. */
export const OPENS_MINUTES_BEFORE = 10
/** Hours after the end during which both may come back; then the job closes what is still open. */
export const CLOSES_HOURS_AFTER = 2
/** Minutes after the start from which an absent patient may be marked as such. */
export const NO_SHOW_AFTER_MINUTES = 15

/** The facts about an appointment that permissions depend on. Instants are epoch milliseconds. */
export interface AppointmentFacts {
  readonly state: AppointmentState
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly customerId: string
  readonly specialistId: string
  readonly customerJoined: boolean
  readonly reviewed: boolean
}

/**
 * The actor: `id` is the customerId of a customer, the specialistId of a specialist, the user id of an admin (spec §6).
 */
export interface Participant {
  readonly role: PartyRole
  readonly id: string
}

/** Why an action is refused. `not_found`: the actor is no participant, so the appointment does not exist for them. */
export type AppointmentRefusal =
  | 'not_found'
  | 'forbidden'
  | 'invalid_transition'
  | 'cancel_not_allowed'
  | 'reschedule_not_allowed'
  | 'call_not_open'
  | 'review_not_allowed'
  | 'preparation_closed'

type Permission = Result<true, AppointmentRefusal>
type Rule = (
  appointment: AppointmentFacts,
  actor: Participant,
  now: Instant,
  variables: CanVariables,
) => Permission

/** The variables that permissions depend on; for an appointment, those of its own policy. */
export type CanVariables = Pick<Variables, 'reschedule_hours'>

const asParticipant = (appointment: AppointmentFacts, { role, id }: Participant): Permission => {
  if (role === 'admin') return ok(true)
  const own = role === 'customer' ? appointment.customerId : appointment.specialistId
  return own === id ? ok(true) : refuse('not_found')
}

const only = (role: PartyRole, appointment: AppointmentFacts, actor: Participant): Permission => {
  const outcome = asParticipant(appointment, actor)
  return outcome.ok && actor.role !== role ? refuse('forbidden') : outcome
}

const takes = (
  appointment: AppointmentFacts,
  event: AppointmentEvent,
  otherwise: AppointmentRefusal,
): Permission => (nextState(appointment.state, event).ok ? ok(true) : refuse(otherwise))

const isOpen = ({ startsAt, endsAt }: AppointmentFacts, now: Instant): boolean =>
  now >= startsAt - OPENS_MINUTES_BEFORE * MINUTE && now <= endsAt + CLOSES_HOURS_AFTER * HOUR

/** Either participant or an admin, before it starts. */
const cancel: Rule = (appointment, actor, now) => {
  const outcome = asParticipant(appointment, actor)
  if (!outcome.ok) return outcome
  if (now >= appointment.startsAt) return refuse('cancel_not_allowed')
  const event = actor.role === 'customer' ? 'cancel_by_customer' : 'cancel_by_specialist'
  return takes(appointment, event, 'cancel_not_allowed')
}

/** The participants, from 10 minutes before the start to 2 hours after the end, while it is confirmed or running. */
const join: Rule = (appointment, actor, now) => {
  const outcome = asParticipant(appointment, actor)
  if (!outcome.ok) return outcome
  if (actor.role === 'admin') return refuse('forbidden')
  const isOn = appointment.state === 'confirmed' || appointment.state === 'in_progress'
  return isOn && isOpen(appointment, now) ? ok(true) : refuse('call_not_open')
}

/** The customer, until `reschedule_hours` before the start. */
const reschedule: Rule = (appointment, actor, now, { reschedule_hours }) => {
  const outcome = only('customer', appointment, actor)
  if (!outcome.ok) return outcome
  if (now > appointment.startsAt - reschedule_hours * HOUR) return refuse('reschedule_not_allowed')
  return takes(appointment, 'reschedule', 'reschedule_not_allowed')
}

/** The specialist proposes another time while the customer could still move it. */
const propose: Rule = (appointment, actor, now, variables) => {
  const outcome = only('specialist', appointment, actor)
  if (!outcome.ok) return outcome
  return reschedule(appointment, { role: 'customer', id: appointment.customerId }, now, variables)
}

/** The customer, until it begins: what the specialist has read by then no longer changes. */
const prepare: Rule = (appointment, actor, now) => {
  const outcome = only('customer', appointment, actor)
  if (!outcome.ok) return outcome
  const isAhead = appointment.state === 'confirmed' && now < appointment.endsAt
  return isAhead ? ok(true) : refuse('preparation_closed')
}

/** The customer, once, after it was finished. */
const review: Rule = (appointment, actor) => {
  const outcome = only('customer', appointment, actor)
  if (!outcome.ok) return outcome
  return appointment.state === 'finished' && !appointment.reviewed ? ok(true) : refuse('review_not_allowed')
}

/** The specialist, while the call may be entered. */
const start: Rule = (appointment, actor, now) => {
  const outcome = only('specialist', appointment, actor)
  if (!outcome.ok) return outcome
  if (!isOpen(appointment, now)) return refuse('call_not_open')
  return takes(appointment, 'start', 'invalid_transition')
}

/** The specialist, after starting it. */
const finish: Rule = (appointment, actor) => {
  const outcome = only('specialist', appointment, actor)
  return outcome.ok ? takes(appointment, 'finish', 'invalid_transition') : outcome
}

/** The specialist, from 15 minutes after the start, if the patient never joined. */
const markNoShow: Rule = (appointment, actor, now) => {
  const outcome = only('specialist', appointment, actor)
  if (!outcome.ok) return outcome
  const isAbsent = !appointment.customerJoined && now >= appointment.startsAt + NO_SHOW_AFTER_MINUTES * MINUTE
  return isAbsent ? takes(appointment, 'mark_no_show', 'invalid_transition') : refuse('invalid_transition')
}

/**
 * What a person may do with an appointment now: granted, or the code that says why not. The server enforces it and
 * sends a `can` built from the same functions, so that a screen never offers what would be refused (spec §6).
 */
export const appointmentCan = {
  cancel,
  join,
  reschedule,
  propose,
  prepare,
  review,
  start,
  finish,
  markNoShow,
} as const
