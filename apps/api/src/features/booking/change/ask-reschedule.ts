import type { askReschedule as endpoint } from '@emma/contracts/availability'
import { appointmentCan } from '@emma/domain/booking'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { notify } from '../../notifications/index.ts'
import { lockAppointment } from '../agenda/appointments.repo.ts'
import { factsOf } from '../agenda/booking.present.ts'
import { readPolicy } from '../cancel/policy.ts'
import { noteAsked } from './reschedule.repo.ts'

/** Asks the patient for another time while the patient could still move it; asking again does nothing. */
export const askReschedule: UseCase<typeof endpoint> = (deps, { actor, params }) =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const row = await lockAppointment(tx, params.id)
    if (!row || row.specialist_id !== actor.specialistId) throw notFound()
    const patient = { role: 'customer', id: row.customer_id } as const
    const may = appointmentCan.reschedule(factsOf(row), patient, now.getTime(), readPolicy(row.policy))
    if (!may.ok) throw new AppError('reschedule_not_allowed')
    if (!(await noteAsked(tx, row.id))) return
    await notify(deps, tx, {
      userId: row.customer_user_id,
      kind: 'reschedule_asked',
      dedupeKey: `reschedule-asked:${row.id}:${row.starts_at.toISOString()}`,
      data: { appointmentId: row.id },
    })
  })
