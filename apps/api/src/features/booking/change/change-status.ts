import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { type StatusChange, updateStatus } from '../agenda/appointments.repo.ts'

/** Starts or ends an appointment. The feature it came from is updated in the same transaction. */
export const changeStatus = async (deps: Deps, tx: Tx, change: StatusChange): Promise<void> => {
  const { id, status, now } = change
  await updateStatus(tx, change)
  if (status !== 'finished' && status !== 'no_show') return
  for (const source of deps.appointmentSources) await source.onEnded(tx, id, status, now)
}
