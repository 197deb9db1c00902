import type { BodyOf } from '@emma/contracts/kit'
import type { updatePrescription as endpoint, Override, Prescription } from '@emma/contracts/prescriptions'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { invalidField, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import {
  checkCid,
  type KeptPrescription,
  type LockedRecord,
  logAccess,
  prescriptionCell,
  tiesBetween,
  toPrescription,
} from '../records/index.ts'
import { loadMedicine } from './medicines/load-medicine.ts'
import { requireReason } from './medicines/require-reason.ts'
import { loadChangeable } from './own-prescription.ts'
import { savePrescription } from './prescriptions.repo.ts'

type Body = BodyOf<typeof endpoint>

/** A prescription cannot move: links and kind may be sent back unchanged, not changed. */
const staysInPlace = (existing: Prescription, body: Body): boolean =>
  (['is_model', 'record_id', 'schedule_id', 'customer_id'] as const).every(
    (link) => body[link] === undefined || body[link] === existing[link],
  )

/** A prescription's diagnosis comes from its record, and it has no set. @throws AppError `validation_failed` */
const refuseOfModels = (existing: Prescription, body: Body): void => {
  if (existing.is_model) return
  if (body.cid_code) throw invalidField('cid_code', 'cid_of_models')
  if (body.model_set) throw invalidField('model_set', 'set_of_models')
}

interface Change {
  readonly existing: Prescription
  readonly record: LockedRecord | null
  readonly body: Body
  readonly title: string
  readonly medicineId: string | null
}

/** The reason to store: the current one, or for the same medicine the previous one. */
const overrideOf = async (
  deps: Deps,
  tx: Tx,
  { specialistId }: SpecialistActor,
  { existing, record, body, title, medicineId }: Change,
): Promise<Override | undefined> => {
  const medicine = await loadMedicine(tx, title, medicineId)
  if (record === null) return undefined
  const patient = { customerId: record.customer_id, dependentId: record.dependent_id }
  const { consent } = await tiesBetween(deps, tx, specialistId, patient)
  const isSame = title === existing.title && medicineId === existing.bulario_id
  const reason = body.override_reason || (isSame ? existing.override?.reason : undefined)
  const used = { ...medicine, via: body.via ?? existing.via }
  return requireReason(deps, tx, { record, medicine: used, consent, except: existing.id }, reason)
}

const contentOf = (existing: Prescription, body: Body, override: Override | undefined): KeptPrescription => {
  const set = body.model_set === undefined ? existing.model_set : body.model_set
  return {
    title: body.title ?? existing.title,
    prescription: body.prescription ?? existing.prescription,
    condition_use: body.condition_use ?? existing.condition_use,
    via: body.via ?? existing.via,
    qtd: body.qtd ?? existing.qtd,
    ...(override === undefined ? {} : { override }),
    ...(set ? { model_set: set } : {}),
  }
}

/**
 * Changes a prescription while its record is a draft, or a model at any time. One in a document in force is replaced:
 * the document is revoked.
 */
export const updatePrescription: UseCase<typeof endpoint> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const change = { id: params.id, replaces: body.replace === true }
    const { row, record } = await loadChangeable(deps, tx, { actor, client }, change)
    const existing = await toPrescription(deps.vault, tx, row)
    if (!staysInPlace(existing, body)) throw notFound()
    refuseOfModels(existing, body)
    await checkCid(tx, body.cid_code)
    const title = body.title ?? existing.title
    const medicineId = body.bulario_id === undefined ? existing.bulario_id : body.bulario_id
    const override = await overrideOf(deps, tx, actor, { existing, record, body, title, medicineId })
    const content = contentOf(existing, body, override)
    const cid = (body.cid_code === undefined ? existing.cid_code : body.cid_code) || null
    const now = deps.clock.now()
    const sealed = await deps.vault.seal(tx, prescriptionCell(row), content)
    await savePrescription(tx, { id: row.id, medicineId, cid, sealed, now })
    if (row.customer_id !== null) {
      const customerId = row.customer_id
      const access = { customerId, object: 'prescription', objectId: row.id, basis: 'author' } as const
      await logAccess(tx, { actor, client, now }, [
        { ...access, action: 'update' },
        ...(body.override_reason && override ? [{ ...access, action: 'override' as const }] : []),
      ])
    }
    const { cid_code: _, cid_name: _name, issued: __, override: ___, model_set: ____, ...rest } = existing
    return { ...rest, ...content, bulario_id: medicineId, ...(cid === null ? {} : { cid_code: cid }) }
  })
