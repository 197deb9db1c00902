import type { CompanionEnding } from '@emma/domain/calls'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { findSeat, insertEvent } from '../calls.repo.ts'
import { type CompanionRow, findOver, lockCurrent, revokeSockets, saveCompanion } from './companions.repo.ts'
import { emitCompanion } from './emit-companion.ts'

interface Ending {
  readonly reason: CompanionEnding
  /** The participant who ended it; null if the consultation's end did. */
  readonly by: string | null
  readonly now: Date
}

/** Invalidates the link and removes the companion from the call. */
export const endCompanion = async (
  tx: Tx,
  { id, appointment_id }: Pick<CompanionRow, 'id' | 'appointment_id'>,
  { reason, by, now }: Ending,
): Promise<void> => {
  await saveCompanion(tx, id, {
    status: 'ended',
    ended_at: now,
    ended_by: by,
    end_reason: reason,
    epoch: null,
  })
  const seat = await findSeat(tx, appointment_id)
  if (seat?.call_id) {
    const data = { companion: id, reason }
    await insertEvent(tx, { callId: seat.call_id, userId: by, kind: 'companion_ended', at: now, data })
  }
  await revokeSockets(tx, id)
}

/** Runs inside the transaction that ends a consultation: a companion does not stay. */
export const endCompanionOf = async (tx: Tx, appointmentId: string, now: Date): Promise<void> => {
  const companion = await lockCurrent(tx, appointmentId)
  if (companion) await endCompanion(tx, companion, { reason: 'over', by: null, now })
}

/** Each minute: ends invitations to appointments that ended in any other way. */
export const endOverCompanions = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now()
  for (const appointmentId of await findOver(deps.db, now)) {
    await inTransaction(deps.db, (tx) => endCompanionOf(tx, appointmentId, now))
    const seat = await findSeat(deps.db, appointmentId)
    if (seat) emitCompanion(deps, seat)
  }
}
