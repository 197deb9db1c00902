import type { BodyOf } from '@emma/contracts/kit'
import type { updatePrescription as endpoint, Prescription } from '@emma/contracts/prescriptions'
import { fieldMessage } from '@emma/phrases/field-message'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { checkCid, logAccess, prescriptionCell, toPrescription } from '../records/index.ts'
import { checkMedicine, loadChangeable } from './own-prescription.ts'
import { savePrescription } from './prescriptions.repo.ts'

/** A prescription stays where it is: links and kind may be sent back as they were, not changed. */
const staysInPlace = (existing: Prescription, body: BodyOf<typeof endpoint>): boolean =>
  (['is_model', 'record_id', 'schedule_id', 'customer_id'] as const).every(
    (link) => body[link] === undefined || body[link] === existing[link],
  )

/** What a prescription is for, its record says. */
const ofModelsOnly = () =>
  new AppError('validation_failed', {
    errors: [{ path: 'cid_code', message: fieldMessage({ message: 'cid_of_models' }) }],
  })

/**
 * Changes what a prescription says while its record is a draft, or a model at any time. What stands in a document in
 * force is replaced: the document is revoked.
 */
export const updatePrescription: UseCase<typeof endpoint> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const change = { id: params.id, replaces: body.replace === true }
    const row = await loadChangeable(deps, tx, { actor, client }, change)
    const existing = await toPrescription(deps.vault, tx, row)
    if (!staysInPlace(existing, body)) throw notFound()
    if (body.cid_code && !existing.is_model) throw ofModelsOnly()
    await checkMedicine(tx, body.bulario_id)
    await checkCid(tx, body.cid_code)
    const content = {
      title: body.title ?? existing.title,
      prescription: body.prescription ?? existing.prescription,
      condition_use: body.condition_use ?? existing.condition_use,
      via: body.via ?? existing.via,
      qtd: body.qtd ?? existing.qtd,
    }
    const cid = (body.cid_code === undefined ? existing.cid_code : body.cid_code) || null
    const medicineId = body.bulario_id === undefined ? existing.bulario_id : body.bulario_id
    const now = deps.clock.now()
    const sealed = await deps.vault.seal(tx, prescriptionCell(row), content)
    await savePrescription(tx, { id: row.id, medicineId, cid, sealed, now })
    if (row.customer_id !== null) {
      await logAccess(tx, { actor, client, now }, [
        {
          customerId: row.customer_id,
          action: 'update',
          object: 'prescription',
          objectId: row.id,
          basis: 'author',
        },
      ])
    }
    const { cid_code: _, issued: __, ...rest } = existing
    return { ...rest, ...content, bulario_id: medicineId, ...(cid === null ? {} : { cid_code: cid }) }
  })
