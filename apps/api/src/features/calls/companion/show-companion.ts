import type { showCompanion as endpoint } from '@emma/contracts/calls/companion'
import type { UseCase } from '../../../http/mount.ts'
import { toCompanion } from './companion.present.ts'
import { findCurrent } from './companions.repo.ts'
import { findOwnAppointment, mayInvite } from './own-appointment.ts'

export const showCompanion: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const seat = await findOwnAppointment(deps.db, actor, params.id)
  const row = await findCurrent(deps.db, params.id)
  return {
    companion: row ? await toCompanion(deps, deps.db, seat, row) : null,
    may_invite: mayInvite(seat, deps.clock.now()),
  }
}
