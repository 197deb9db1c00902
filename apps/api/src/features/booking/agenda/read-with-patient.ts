import type { Appointment } from '@emma/contracts/booking'
import { consultationStates } from '@emma/domain/booking'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { findPageWithPatient } from './appointments.repo.ts'
import { participantOf, toAppointment } from './booking.present.ts'

interface Patient {
  readonly customerId: string
  readonly dependentId: string | null
}

/** A specialist's newest appointments with one patient, and their number, without unpaid attempts that ended. */
export const readWithPatient = async (
  { clock }: Deps,
  tx: Tx,
  actor: SpecialistActor,
  { customerId, dependentId }: Patient,
  limit: number,
): Promise<{ readonly data: readonly Appointment[]; readonly total: number }> => {
  const { rows, total } = await findPageWithPatient(tx, {
    specialistId: actor.specialistId,
    customerId,
    dependentId,
    from: undefined,
    to: undefined,
    statuses: consultationStates,
    oldestFirst: false,
    limit,
    offset: 0,
  })
  return { data: rows.map((row) => toAppointment(row, participantOf(actor), clock.now())), total }
}
