import type { updateQueue as endpoint } from '@emma/contracts/queue/attendance'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { changeAppointment } from '../../booking/index.ts'
import { findEntry } from '../enter/entries.repo.ts'
import { markAbsent, start } from './attend.ts'
import { findCurrent } from './board.repo.ts'
import { callPatient } from './call-patient.ts'
import { lockEntry } from './calling.repo.ts'
import { readAttendance } from './read-queue.ts'

type Call = CallOf<typeof endpoint>

/** Ends the attendance through its appointment; one that has not begun has none. */
const end = async (
  deps: Deps,
  { actor, body: { id } }: Call,
  step: 'finished' | 'no_show',
): Promise<void> => {
  const row = await findEntry(deps.db, id)
  // Everybody on duty sees waiting people; only the caller sees those already called.
  if (!row || (row.specialist_id ?? actor.specialistId) !== actor.specialistId) throw notFound()
  if (row.appointment_id === null) throw new AppError('invalid_transition')
  await changeAppointment(deps, { id, actor, step, inPersonAdvised: false })
}

const act = async (deps: Deps, call: Call): Promise<void> => {
  const { actor, body } = call
  switch (body.action) {
    case 'call':
      await callPatient(deps, call, (tx) => lockEntry(tx, body.id))
      return
    case 'start':
      return start(deps, actor, body.id)
    case 'finish':
      return end(deps, call, 'finished')
    case 'absent':
      if (!(await markAbsent(deps, actor, body.id))) await end(deps, call, 'no_show')
  }
}

/** Calls, starts, finishes, or reports that the patient is absent. */
export const updateQueue: UseCase<typeof endpoint> = async (deps, call) => {
  await act(deps, call)
  const row = await findEntry(deps.db, call.body.id)
  if (!row) throw notFound()
  return inTransaction(deps.db, async (tx) => {
    const current = await findCurrent(tx, call.actor.specialistId)
    return {
      id: row.id,
      status: row.status,
      schedule_id: row.appointment_id,
      current: current ? await readAttendance(deps, tx, call, current) : null,
    }
  })
}
