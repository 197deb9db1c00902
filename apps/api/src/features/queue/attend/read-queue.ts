import type { QueueAttendance } from '@emma/contracts/queue/attendance'
import { wallTimeOf } from '@emma/domain/availability'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { logAccess } from '../../records/index.ts'
import { openClinical } from '../cells.ts'
import { type ShownAt, toAttendance } from '../queue.present.ts'
import { noteReadings, type QueuePersonRow } from './board.repo.ts'

/** The reader of complaints, and their address. */
export interface Reading {
  readonly actor: SpecialistActor
  readonly client: { readonly address: string }
}

export const shownAt = ({ clock }: Deps, { timeZone }: SpecialistActor): ShownAt => {
  const now = clock.now()
  return { now, today: wallTimeOf(now.getTime(), timeZone).date }
}

/** Opens complaints; a specialist's first reading of each is logged for the patient, in the same transaction. */
export const readClinical = async (
  deps: Deps,
  tx: Tx,
  { actor, client }: Reading,
  rows: readonly QueuePersonRow[],
) => {
  const now = deps.clock.now()
  const ids = rows.map(({ id }) => id)
  const unread = await noteReadings(tx, actor.specialistId, ids, now)
  const lines = rows.flatMap(({ id, customer_id: customerId }) =>
    unread.has(id)
      ? [{ customerId, action: 'read', object: 'queue', objectId: id, basis: 'care' } as const]
      : [],
  )
  await logAccess(tx, { actor, client, now }, lines)
  return Promise.all(rows.map((row) => openClinical(deps.vault, tx, row)))
}

/** The specialist's called or attended entry, opened. */
export const readAttendance = async (
  deps: Deps,
  tx: Tx,
  reading: Reading,
  row: QueuePersonRow,
): Promise<QueueAttendance> => {
  const [clinical] = await readClinical(deps, tx, reading, [row])
  if (!clinical) throw new Error('A row that was not opened')
  return toAttendance(row, clinical, shownAt(deps, reading.actor))
}
