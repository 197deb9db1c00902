import { canChangePrescription } from '@emma/domain/prescriptions'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { AppError, invalidField, notFound } from '../../http/app-error.ts'
import {
  type LockedRecord,
  lockRecord,
  type PrescriptionRow,
  type TiesNow,
  tiesBetween,
} from '../records/index.ts'
import { findStanding } from './documents/documents.repo.ts'
import { revokeIssued } from './documents/revoke-issued.ts'
import { findPrescription, lockPrescription, medicineExists } from './prescriptions.repo.ts'

/** The specialist's own record, locked while dependent rows are written; refused once it is signed. */
export const loadDraft = async (
  tx: Tx,
  { specialistId }: SpecialistActor,
  recordId: string,
): Promise<LockedRecord> => {
  const record = await lockRecord(tx, recordId)
  if (record?.specialist_id !== specialistId) throw notFound()
  const allowed = canChangePrescription({
    isModel: false,
    record: record.status,
    issued: false,
    replaces: false,
  })
  if (!allowed.ok) throw new AppError(allowed.code)
  return record
}

/** The own draft for a patient in care, for adding a prescription. */
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

interface Call {
  readonly actor: SpecialistActor
  readonly client: { readonly address: string }
}

/** Revokes the documents that contain a prescription; refused unless its author asked to replace it. */
const leaveDocuments = async (
  deps: Deps,
  tx: Tx,
  call: Call,
  { row, record, replaces }: { row: PrescriptionRow; record: LockedRecord; replaces: boolean },
): Promise<void> => {
  const standing = await findStanding(tx, row.id)
  const issued = standing.length > 0
  const allowed = canChangePrescription({ isModel: false, record: record.status, issued, replaces })
  if (!allowed.ok) throw new AppError(allowed.code)
  for (const documentId of standing) await revokeIssued(deps, tx, call, documentId)
}

interface Changeable {
  readonly row: PrescriptionRow
  /** Null for a model. */
  readonly record: LockedRecord | null
}

/**
 * The specialist's own prescription, if it may still be changed. The record is locked first, as issuing does, so that
 * no document is issued meanwhile; with `replaces`, those in force are revoked.
 */
export const loadChangeable = async (
  deps: Deps,
  tx: Tx,
  call: Call,
  { id, replaces }: { readonly id: string; readonly replaces: boolean },
): Promise<Changeable> => {
  const { actor } = call
  const found = await findPrescription(tx, id)
  if (found?.specialist_id !== actor.specialistId) throw notFound()
  const record = found.record_id === null ? null : await loadDraft(tx, actor, found.record_id)
  const row = await lockPrescription(tx, id)
  if (!row) throw notFound()
  if (record !== null) await leaveDocuments(deps, tx, call, { row, record, replaces })
  return { row, record }
}

/** A medicine that is not in the table is an invalid field, not a missing object. */
export const checkMedicine = async (tx: Tx, id: string | null | undefined): Promise<void> => {
  if (id === null || id === undefined || (await medicineExists(tx, id))) return
  throw invalidField('bulario_id', 'medicine_unknown')
}
