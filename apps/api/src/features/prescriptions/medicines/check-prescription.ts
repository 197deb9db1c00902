import type { checkPrescription as endpoint } from '@emma/contracts/prescriptions/writing'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess } from '../../records/index.ts'
import { loadCaredDraft } from '../own-prescription.ts'
import { isRecognized, loadMedicine } from './load-medicine.ts'
import { loadWarnings } from './warnings.ts'

/** Warnings against a medicine in the own draft record; prescribing it anyway is the specialist's decision. */
export const checkPrescription: UseCase<typeof endpoint> = (deps, { actor, client, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { record, ties } = await loadCaredDraft(deps, tx, actor, body.record_id)
    const medicine = await loadMedicine(tx, body.title, body.bulario_id)
    const used = { ...medicine, via: body.via ?? '' }
    const question = { record, medicine: used, consent: ties.consent, except: body.prescription_id }
    const { warnings, accesses } = await loadWarnings(deps, tx, question)
    await logAccess(tx, { actor, client, now: deps.clock.now() }, accesses)
    const isWarned = Object.values(warnings).some(({ length }) => length > 0)
    return { ...warnings, is_recognized: isWarned || (await isRecognized(tx, medicine)) }
  })
