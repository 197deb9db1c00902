import type { readInvitation as endpoint } from '@emma/contracts/calls/companion'
import { notFound } from '../../../../http/app-error.ts'
import type { UseCase } from '../../../../http/mount.ts'
import { findSeat } from '../../calls.repo.ts'
import { toVisit } from '../companion.present.ts'
import { mayInvite } from '../own-appointment.ts'
import { findInvitation } from './enter-by-link.ts'

/** The consultation that a link is for; once it is over, no names are sent. */
export const readInvitation: UseCase<typeof endpoint> = async (deps, { body, client }) => {
  const row = await findInvitation(deps, body.token, client.address)
  if (row.status === 'ended')
    return { visit: null, ended: row.end_reason === 'over' ? ('over' as const) : ('withdrawn' as const) }
  const seat = await findSeat(deps.db, row.appointment_id)
  if (!seat) throw notFound()
  if (!mayInvite(seat, deps.clock.now())) return { visit: null, ended: 'over' as const }
  return { visit: await toVisit(deps, seat, row), ended: null }
}
