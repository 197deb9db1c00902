import type { openConsultation as endpoint } from '@emma/contracts/records'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { readerOf, tiesBetween } from '../access/care.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { openRecord } from '../records.present.ts'
import { findRecordOfAppointment } from '../records.repo.ts'
import { findAttendance } from './consultation.repo.ts'
import { toPatient } from './patient.present.ts'

/** The data of the side panel of a call: the patient of an own appointment, and the record if one was begun. */
export const openConsultation: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const attendance = await findAttendance(tx, params.id, actor.specialistId)
    if (!attendance) throw notFound()
    const customerId = attendance.customer_id
    const dependentId = attendance.dependent_id
    const { care } = await tiesBetween(deps, tx, actor.specialistId, { customerId, dependentId })
    if (!care) throw notFound()
    const now = deps.clock.now()
    const row = await findRecordOfAppointment(tx, attendance.id)
    // Without a record nothing clinical is returned: allergies, exams and history are separate calls, each logged.
    if (row) {
      await logAccess(tx, { actor, client, now }, [
        { customerId, action: 'read', object: 'record', objectId: row.id, basis: 'author' },
      ])
    }
    return {
      patient: await toPatient(deps, tx, attendance, now),
      customer_id: customerId,
      dependent_id: dependentId,
      specialty: { id: attendance.specialty_id, name: attendance.specialty_name },
      stopwatch: attendance.stopwatch,
      record: row ? await openRecord(deps.vault, tx, row, await readerOf(deps, tx, actor, row)) : null,
    }
  })
