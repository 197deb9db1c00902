import type { dismissCompanion as endpoint } from '@emma/contracts/calls/companion'
import { endingFrom } from '@emma/domain/calls'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { channelOf } from '../seat.ts'
import { uidOf } from './companion.present.ts'
import { lockCurrent } from './companions.repo.ts'
import { emitCompanion } from './emit-companion.ts'
import { endCompanion } from './end-companion.ts'
import { findOwnAppointment } from './own-appointment.ts'

/** Either participant withdraws the invitation, refuses its holder, or removes them. */
export const dismissCompanion: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const now = deps.clock.now()
  const seat = await findOwnAppointment(deps.db, actor, params.id)
  await inTransaction(deps.db, async (tx) => {
    const row = await lockCurrent(tx, params.id)
    if (!row) throw notFound()
    await endCompanion(tx, row, { reason: endingFrom(row.status), by: actor.userId, now })
    if (deps.video.remove && row.status === 'admitted')
      await deps.jobs.add(tx, 'remove-from-room', { channel: channelOf(params.id), uid: uidOf(row.id) })
  })
  emitCompanion(deps, seat)
}
