import type { PrescribedMedicine } from '@emma/domain/prescriptions'
import type { Tx } from '../../../db/transaction.ts'
import { checkMedicine } from '../own-prescription.ts'
import { findIngredient } from './in-use.repo.ts'

/** A medicine as written, with its ingredient if chosen from the list. @throws AppError `validation_failed` */
export const loadMedicine = async (
  tx: Tx,
  title: string,
  id: string | null | undefined,
): Promise<PrescribedMedicine> => {
  await checkMedicine(tx, id)
  return { title, ingredient: id ? await findIngredient(tx, id) : null }
}
