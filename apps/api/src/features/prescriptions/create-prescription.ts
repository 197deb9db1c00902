import type { BodyOf } from '@emma/contracts/kit'
import type { createPrescription as endpoint, Override, Prescription } from '@emma/contracts/prescriptions'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import {
  checkCid,
  type KeptPrescription,
  type LockedRecord,
  logAccess,
  prescriptionCell,
} from '../records/index.ts'
import { loadMedicine } from './medicines/load-medicine.ts'
import { requireReason } from './medicines/require-reason.ts'
import { loadCaredDraft } from './own-prescription.ts'
import { findRecordIdOfAppointment, insertPrescription } from './prescriptions.repo.ts'

type Body = BodyOf<typeof endpoint>

/** The draft named by the links; null for a model. Links that contradict the record are not found. */
const recordOf = async (
  deps: Deps,
  tx: Tx,
  actor: SpecialistActor,
  body: Body,
): Promise<{ record: LockedRecord; consent: boolean } | null> => {
  if (body.is_model) return null
  const { schedule_id, customer_id } = body
  const id =
    body.record_id ??
    (schedule_id === undefined ? undefined : await findRecordIdOfAppointment(tx, schedule_id))
  if (id === undefined) throw notFound()
  const { record, ties } = await loadCaredDraft(deps, tx, actor, id)
  const fits =
    (customer_id ?? record.customer_id) === record.customer_id &&
    (schedule_id ?? record.appointment_id) === record.appointment_id
  if (!fits) throw notFound()
  return { record, consent: ties.consent }
}

const present = (
  id: string,
  body: Body,
  content: KeptPrescription,
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

/** Prescribes in the own draft record, or creates a model. */
export const createPrescription: UseCase<typeof endpoint> = (deps, { actor, client, body }) =>
  inTransaction(deps.db, async (tx) => {
    const draft = await recordOf(deps, tx, actor, body)
    const record = draft?.record ?? null
    const medicine = await loadMedicine(tx, body.title, body.bulario_id)
    await checkCid(tx, body.cid_code)
    const used = { ...medicine, via: body.via ?? '' }
    const override: Override | undefined =
      draft === null
        ? undefined
        : await requireReason(deps, tx, { ...draft, medicine: used, except: undefined }, body.override_reason)
    const id = deps.newId()
    const { specialistId } = actor
    const customerId = record?.customer_id ?? null
    const { title, prescription, condition_use = '', via = '', qtd = '', model_set } = body
    const content = {
      ...{ title, prescription, condition_use, via, qtd },
      ...(override === undefined ? {} : { override }),
      ...(model_set ? { model_set } : {}),
    }
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
      const access = { customerId, object: 'prescription', objectId: id, basis: 'author' } as const
      await logAccess(tx, { actor, client, now }, [
        { ...access, action: 'create' },
        ...(override === undefined ? [] : [{ ...access, action: 'override' as const }]),
      ])
    }
    return present(id, body, content, record)
  })
