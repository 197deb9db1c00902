import { nextCompanionState } from '@emma/domain/calls'
import { inTransaction } from '../../../../db/transaction.ts'
import type { GuestUseCase } from '../../../../realtime/guests/port.ts'
import { findSeat } from '../../calls.repo.ts'
import { lockCompanion, saveCompanion } from '../companions.repo.ts'
import { emitCompanion } from '../emit-companion.ts'

/** Leaves; after coming back they must be let in again. */
export const leaveAsGuest: GuestUseCase<'companion:leave'> = async (deps, { guestId, payload }) => {
  const left = await inTransaction(deps.db, async (tx) => {
    const row = await lockCompanion(tx, guestId)
    if (row?.epoch !== payload.epoch) return undefined
    const next = nextCompanionState(row.status, 'leave')
    if (!next.ok) return undefined
    await saveCompanion(tx, guestId, { status: next.value, epoch: null })
    return findSeat(tx, row.appointment_id)
  })
  if (left) emitCompanion(deps, left)
  return {}
}
