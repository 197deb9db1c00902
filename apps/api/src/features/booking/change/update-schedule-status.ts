import type { updateScheduleStatus as endpoint } from '@emma/contracts/booking'
import { type AppointmentEvent, appointmentCan, nextState } from '@emma/domain/booking'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { emitEnded, endCallOfAppointment } from '../../calls/index.ts'
import { type AppointmentRow, lockAppointment } from '../agenda/appointments.repo.ts'
import { factsOf, participantOf, toAppointment } from '../agenda/booking.present.ts'
import { closeAbsent } from '../cancel/absence.ts'
import { readPolicy } from '../cancel/policy.ts'
import { emitToParticipants } from '../money/sale.ts'
import { changeStatus } from './change-status.ts'

const steps = {
  in_progress: { can: appointmentCan.start, event: 'start' },
  finished: { can: appointmentCan.finish, event: 'finish' },
  no_show: { can: appointmentCan.markNoShow, event: 'mark_no_show' },
} as const satisfies Record<string, { can: typeof appointmentCan.start; event: AppointmentEvent }>
type Step = keyof typeof steps

const assertAllowed = (row: AppointmentRow, actor: SpecialistActor, step: Step, now: Date): void => {
  const may = steps[step].can(factsOf(row), participantOf(actor), now.getTime(), readPolicy(row.policy))
  if (may.ok) return
  const known = may.code === 'not_found' || may.code === 'call_not_open'
  throw new AppError(known ? may.code : 'invalid_transition')
}

interface Change {
  readonly id: string
  readonly actor: SpecialistActor
  readonly step: Step
  readonly inPersonAdvised: boolean
}

const change = async (deps: Deps, tx: Tx, { id, actor, step, inPersonAdvised }: Change) => {
  const now = deps.clock.now()
  const row = await lockAppointment(tx, id)
  if (!row) throw notFound()
  assertAllowed(row, actor, step, now)
  if (step === 'no_show') {
    const { ended } = await closeAbsent(deps, tx, row)
    return { row: (await lockAppointment(tx, id)) ?? row, ended }
  }
  const next = nextState(row.status, steps[step].event)
  if (!next.ok) throw new AppError(next.code)
  await changeStatus(deps, tx, { id, status: next.value, inPersonAdvised, now })
  const ended = next.value === 'in_progress' ? undefined : await endCallOfAppointment(tx, id, now)
  return { row: { ...row, status: next.value, in_person_advised: inPersonAdvised }, ended }
}

/** Starts or ends a specialist's appointment, and notifies both participants. */
export const changeAppointment = async (deps: Deps, asked: Change): Promise<AppointmentRow> => {
  const { row, ended } = await inTransaction(deps.db, (tx) => change(deps, tx, asked))
  emitToParticipants(deps, { ...row, appointment_id: row.id }, row.status)
  if (ended) await emitEnded(deps, ended)
  return row
}

/**
 * The specialist starts, finishes (with advice to be seen in person, if any), or reports that the patient did not come.
 */
export const updateScheduleStatus: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const { status: step, in_person_advised: inPersonAdvised = false } = body
  const row = await changeAppointment(deps, { id: params.id, actor, step, inPersonAdvised })
  return toAppointment(row, participantOf(actor), deps.clock.now())
}
