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
const staysInPlace = (standing: Prescription, body: BodyOf<typeof endpoint>): boolean =>
  (['is_model', 'record_id', 'schedule_id', 'customer_id'] as const).every(
    (link) => body[link] === undefined || body[link] === standing[link],
  )

/** What a prescription is for, its record says. */
const ofModelsOnly = () =>
  new AppError('validation_failed', {
    errors: [{ path: 'cid_code', message: fieldMessage({ message: 'cid_of_models' }) }],
  })

/** Changes what a prescription says while its record is a draft, or a model at any time. */
export const updatePrescription: UseCase<typeof endpoint> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const row = await loadChangeable(tx, actor, params.id)
    const standing = await toPrescription(deps.vault, tx, row)
    if (!staysInPlace(standing, body)) throw notFound()
    if (body.cid_code && !standing.is_model) throw ofModelsOnly()
    await checkMedicine(tx, body.bulario_id)
    await checkCid(tx, body.cid_code)
    const content = {
      title: body.title ?? standing.title,
      prescription: body.prescription ?? standing.prescription,
      condition_use: body.condition_use ?? standing.condition_use,
      via: body.via ?? standing.via,
      qtd: body.qtd ?? standing.qtd,
    }
    const cid = (body.cid_code === undefined ? standing.cid_code : body.cid_code) || null
    const medicineId = body.bulario_id === undefined ? standing.bulario_id : body.bulario_id
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
    const { cid_code: _, ...rest } = standing
    return { ...rest, ...content, bulario_id: medicineId, ...(cid === null ? {} : { cid_code: cid }) }
  })
