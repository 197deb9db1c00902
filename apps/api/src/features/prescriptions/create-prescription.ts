import type { BodyOf } from '@emma/contracts/kit'
import type { createPrescription as endpoint, Prescription } from '@emma/contracts/prescriptions'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import {
  checkCid,
  type LockedRecord,
  logAccess,
  type PrescriptionContent,
  prescriptionCell,
} from '../records/index.ts'
import { checkMedicine, loadCaredDraft } from './own-prescription.ts'
import { findRecordIdOfAppointment, insertPrescription } from './prescriptions.repo.ts'

type Body = BodyOf<typeof endpoint>

/** The draft that the links name; null for a model. Links that contradict the record name nothing. */
const recordOf = async (
  deps: Deps,
  tx: Tx,
  actor: SpecialistActor,
  body: Body,
): Promise<LockedRecord | null> => {
  if (body.is_model) return null
  const { schedule_id, customer_id } = body
  const id =
    body.record_id ??
    (schedule_id === undefined ? undefined : await findRecordIdOfAppointment(tx, schedule_id))
  if (id === undefined) throw notFound()
  const { record } = await loadCaredDraft(deps, tx, actor, id)
  const fits =
    (customer_id ?? record.customer_id) === record.customer_id &&
    (schedule_id ?? record.appointment_id) === record.appointment_id
  if (!fits) throw notFound()
  return record
}

const present = (
  id: string,
  body: Body,
  content: PrescriptionContent,
  record: LockedRecord | null,
): Prescription => ({
  id,
  ...content,
  bulario_id: body.bulario_id ?? null,
  is_model: record === null,
  ...(body.cid_code ? { cid_code: body.cid_code } : {}),
  ...(record === null ? {} : { record_id: record.id, customer_id: record.customer_id }),
  ...(record?.appointment_id ? { schedule_id: record.appointment_id } : {}),
})

/** Prescribes in the own draft record, or keeps a model. */
export const createPrescription: UseCase<typeof endpoint> = (deps, { actor, client, body }) =>
  inTransaction(deps.db, async (tx) => {
    const record = await recordOf(deps, tx, actor, body)
    await checkMedicine(tx, body.bulario_id)
    await checkCid(tx, body.cid_code)
    const id = deps.newId()
    const { specialistId } = actor
    const customerId = record?.customer_id ?? null
    const { title, prescription, condition_use = '', via = '', qtd = '' } = body
    const content = { title, prescription, condition_use, via, qtd }
    const cell = prescriptionCell({ id, customer_id: customerId, specialist_id: specialistId })
    const now = deps.clock.now()
    await insertPrescription(tx, {
      id,
      specialistId,
      customerId,
      recordId: record?.id ?? null,
      appointmentId: record?.appointment_id ?? null,
      medicineId: body.bulario_id ?? null,
      cid: body.cid_code || null,
      sealed: await deps.vault.seal(tx, cell, content),
      now,
    })
    if (customerId !== null) {
      await logAccess(tx, { actor, client, now }, [
        { customerId, action: 'create', object: 'prescription', objectId: id, basis: 'author' },
      ])
    }
    return present(id, body, content, record)
  })
