import type { getSchedule as endpoint } from '@emma/contracts/booking'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findAppointment } from './appointments.repo.ts'
import { partyOf, toAppointment } from './booking.present.ts'

export const getSchedule: UseCase<typeof endpoint> = async ({ db, clock }, { actor, params }) => {
  const row = await findAppointment(db, params.id)
  const party = partyOf(actor)
  const isSide = party.id === row?.customer_id || party.id === row?.specialist_id
  if (!row || !(isSide || party.role === 'admin')) throw notFound()
  return toAppointment(row, party, clock.now())
}
