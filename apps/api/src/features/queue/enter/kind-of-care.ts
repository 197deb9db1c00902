import { wallTimeOf } from '@emma/domain/availability'
import { ageOn } from '@emma/domain/customers'
import { type CareKind, careKindsFor, defaultCareKind } from '@emma/domain/queue'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { CustomerActor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { findBirthDate } from './entries.repo.ts'

interface Choice {
  readonly dependentId: string | null
  readonly chosen: CareKind | undefined
}

/**
 * The patient's kind of care: the chosen one, else by age.
 * @throws AppError `care_kind_not_for_age`
 */
export const kindOfCare = async (
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { customerId, timeZone }: CustomerActor,
  { dependentId, chosen }: Choice,
): Promise<CareKind> => {
  const birthDate = await findBirthDate(tx, { customerId, dependentId })
  const age = birthDate === null ? null : ageOn(birthDate, wallTimeOf(clock.now().getTime(), timeZone).date)
  const kind = chosen ?? defaultCareKind(age)
  if (!careKindsFor(age).includes(kind)) throw new AppError('care_kind_not_for_age')
  return kind
}
