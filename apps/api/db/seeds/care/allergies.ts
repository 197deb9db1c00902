import { DAY } from '@emma/domain/interval'
import { allergyCell } from '../../../src/features/records/allergies/allergies.present.ts'
import { insertAllergy } from '../../../src/features/records/allergies/allergies.repo.ts'
import type { SeededSpecialist } from '../people/practice.ts'
import { later, type Seed } from '../seed.ts'

interface Noted {
  readonly customerId: string
  readonly dependentId: string | null
  readonly substance: string
  readonly reaction: string
}

/** Allergies of the demo patient and her child, noted by the demo specialist. */
export const insertAllergies = async (
  { deps, tx, now }: Seed,
  { specialistId }: SeededSpecialist,
  customerId: string,
  childId: string,
): Promise<void> => {
  const noted: readonly Noted[] = [
    { customerId, dependentId: null, substance: 'Penicilinas', reaction: 'Urticária' },
    { customerId, dependentId: childId, substance: 'Dipirona', reaction: 'Manchas na pele' },
  ]
  for (const { customerId: owner, dependentId, ...content } of noted) {
    const id = deps.newId()
    const sealed = await deps.vault.seal(tx, allergyCell(owner, id), content)
    await insertAllergy(tx, {
      id,
      customerId: owner,
      dependentId,
      specialistId,
      sealed,
      now: later(now, -200 * DAY),
    })
  }
}
