import { isListed } from '@emma/domain/interactions'
import { anySubstancesOf, hasAllergenGroup, type PrescribedMedicine } from '@emma/domain/prescriptions'
import type { Tx } from '../../../db/transaction.ts'
import { checkMedicine } from '../own-prescription.ts'
import { findIngredient, hasNamed } from './in-use.repo.ts'

/** A medicine as written, with its ingredient if chosen from the list. @throws AppError `validation_failed` */
export const loadMedicine = async (
  tx: Tx,
  title: string,
  id: string | null | undefined,
): Promise<PrescribedMedicine> => {
  await checkMedicine(tx, id)
  return { title, ingredient: id ? await findIngredient(tx, id) : null }
}

/** Whether a medicine's substance is known: nothing speaks against a name that nobody knows, which is no good sign. */
export const isRecognized = async (tx: Tx, medicine: PrescribedMedicine): Promise<boolean> => {
  if (medicine.ingredient !== null) return true
  const substances = anySubstancesOf(medicine)
  return isListed(substances) || hasAllergenGroup(substances) || (await hasNamed(tx, substances))
}
