import { ageOn } from '@emma/domain/customers'
import { type CareKind, careKindsFor } from '@emma/domain/queue'
import { useQuery } from '@tanstack/react-query'
import { today } from '../../../lib/time/days.ts'
import { ownDependentsQuery } from '../../booking/index.ts'
import type { EnteringDraft } from './use-entering.ts'

/** The kinds of care for the chosen patient, and the chosen one, or the default for the age. */
export const useKind = ({
  dependentId,
  kind,
}: EnteringDraft): { readonly kinds: readonly CareKind[]; readonly chosen: CareKind } => {
  const { data: dependents = [] } = useQuery(ownDependentsQuery)
  const birthDate = dependents.find(({ id }) => id === dependentId)?.birthDate ?? null
  const age = birthDate === null ? null : ageOn(birthDate, today())
  const kinds = careKindsFor(age)
  return { kinds, chosen: kinds.find((each) => each === kind) ?? kinds[0] ?? 'general' }
}
