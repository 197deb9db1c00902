import type { inviteCompanion as endpoint } from '@emma/contracts/calls/companion'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { nameCell, toCompanion } from './companion.present.ts'
import { hashOf, tokenOf } from './companion-link.ts'
import { findCurrent, insertCompanion, lockAppointment, lockCurrent } from './companions.repo.ts'
import { emitCompanion } from './emit-companion.ts'
import { endCompanion } from './end-companion.ts'
import { findOwnAppointment, mayInvite } from './own-appointment.ts'

/** Either participant may invite; a previous invitation ends. */
export const inviteCompanion: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const now = deps.clock.now()
  const id = deps.newId()
  const invited = await inTransaction(deps.db, async (tx) => {
    const seat = await findOwnAppointment(tx, actor, params.id)
    await lockAppointment(tx, params.id)
    if (!mayInvite(seat, now)) throw new AppError('companion_not_allowed')
    const before = await lockCurrent(tx, params.id)
    if (before) await endCompanion(tx, before, { reason: 'replaced', by: actor.userId, now })
    await insertCompanion(tx, {
      id,
      appointment_id: params.id,
      token_hash: hashOf(tokenOf(deps.config, id)),
      kind: body.kind,
      name_sealed: await deps.vault.seal(tx, nameCell(seat.customer_id, id), body.name),
      invited_by: actor.userId,
      invited_at: now,
    })
    const row = await findCurrent(tx, params.id)
    if (!row) throw new AppError('internal')
    return { seat, companion: await toCompanion(deps, tx, seat, row) }
  })
  emitCompanion(deps, invited.seat)
  return invited.companion
}
