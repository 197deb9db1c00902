import { canChangePrescription } from '@emma/domain/prescriptions'
import { fieldMessage } from '@emma/phrases/field-message'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import {
  type LockedRecord,
  lockRecord,
  type PrescriptionRow,
  type TiesNow,
  tiesBetween,
} from '../records/index.ts'
import { lockPrescription, medicineExists } from './prescriptions.repo.ts'

/** The specialist's own record, held while what hangs on it is written; refused once it is signed. */
export const loadDraft = async (
  tx: Tx,
  { specialistId }: SpecialistActor,
  recordId: string,
): Promise<LockedRecord> => {
  const record = await lockRecord(tx, recordId)
  if (record?.specialist_id !== specialistId) throw notFound()
  const allowed = canChangePrescription({ isModel: false, record: record.status })
  if (!allowed.ok) throw new AppError(allowed.code)
  return record
}

/** The own draft of a patient in care, whom something new is prescribed for. */
export const loadCaredDraft = async (
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  actor: SpecialistActor,
  recordId: string,
): Promise<{ record: LockedRecord; ties: TiesNow }> => {
  const record = await loadDraft(tx, actor, recordId)
  const patient = { customerId: record.customer_id, dependentId: record.dependent_id }
  const ties = await tiesBetween(deps, tx, actor.specialistId, patient)
  if (!ties.care) throw notFound()
  return { record, ties }
}

/** The specialist's own prescription, when it may still be changed. */
export const loadChangeable = async (
  tx: Tx,
  actor: SpecialistActor,
  id: string,
): Promise<PrescriptionRow> => {
  const row = await lockPrescription(tx, id)
  if (row?.specialist_id !== actor.specialistId) throw notFound()
  if (row.record_id !== null) await loadDraft(tx, actor, row.record_id)
  return row
}

/** A medicine that is not in the table is a wrong field, not a missing object. */
export const checkMedicine = async (tx: Tx, id: string | null | undefined): Promise<void> => {
  if (id === null || id === undefined || (await medicineExists(tx, id))) return
  throw new AppError('validation_failed', {
    errors: [{ path: 'bulario_id', message: fieldMessage({ message: 'medicine_unknown' }) }],
  })
}
