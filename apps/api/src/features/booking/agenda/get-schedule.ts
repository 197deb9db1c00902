import type { getSchedule as endpoint } from '@emma/contracts/booking'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findAppointment } from './appointments.repo.ts'
import { participantOf, toAppointment } from './booking.present.ts'

export const getSchedule: UseCase<typeof endpoint> = async ({ db, clock }, { actor, params }) => {
  const row = await findAppointment(db, params.id)
  const participant = participantOf(actor)
  const isParticipant = participant.id === row?.customer_id || participant.id === row?.specialist_id
  if (!row || !(isParticipant || participant.role === 'admin')) throw notFound()
  return toAppointment(row, participant, clock.now())
}
