import { relation } from '@emma/contracts/dependents'
import { checkDependency } from '@emma/domain/dependents'
import * as z from 'zod/mini'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { todayIn } from './dependents.present.ts'
import { findTimeZone, shareDependent } from './dependents.repo.ts'
import type { PatientKey } from './load-patient.ts'

/** Requires that a patient belongs to the account; the holder always does. @throws AppError `not_found` */
export const requirePatient = async (tx: Tx, { customerId, dependentId }: PatientKey): Promise<void> => {
  if (dependentId !== null && !(await shareDependent(tx, customerId, dependentId))) throw notFound()
}

/**
 * Requires that an appointment may be booked for a patient of the account: a dependent who came of age books for
 * themselves.
 * @throws AppError `not_found`, `dependent_of_age`
 */
export const requireBookable = async (
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  { customerId, dependentId }: PatientKey,
): Promise<void> => {
  if (dependentId === null) return
  const row = await shareDependent(tx, customerId, dependentId)
  if (!row || row.birth_date === null) throw notFound()
  const today = todayIn(deps, await findTimeZone(tx, customerId))
  const dependency = { birthDate: row.birth_date, relation: z.parse(relation, row.relation) }
  if (!checkDependency(dependency, today).ok) throw new AppError('dependent_of_age')
}
