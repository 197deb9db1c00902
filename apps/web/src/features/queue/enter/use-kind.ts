import type { Dependent } from '@emma/contracts/dependents'
import { ageOn } from '@emma/domain/customers'
import { checkDependency } from '@emma/domain/dependents'
import { type CareKind, careKindsFor } from '@emma/domain/queue'
import { useQuery } from '@tanstack/react-query'
import { today } from '../../../lib/time/days.ts'
import { ownDependentsQuery } from '../../booking/index.ts'
import type { EnteringDraft } from './use-entering.ts'

interface Kinds {
  /** The dependent who is to be seen; undefined for the user, also if the dependent was removed or came of age meanwhile. */
  readonly attendee: Pick<Dependent, 'id' | 'name'> | undefined
  readonly kinds: readonly CareKind[]
  readonly chosen: CareKind
}

/** The chosen patient, the kinds of care for them, and the chosen one, or the default for the age. */
export const useKind = ({ dependentId, kind }: EnteringDraft): Kinds => {
  const { data: dependents } = useQuery(ownDependentsQuery)
  const found = dependents?.find(
    ({ id, birthDate, relation }) =>
      id === dependentId && birthDate !== null && checkDependency({ birthDate, relation }, today()).ok,
  )
  const birthDate = found?.birthDate ?? null
  const age = birthDate === null ? null : ageOn(birthDate, today())
  const kinds = careKindsFor(age)
  // Until they are known the server decides.
  const isUnknown = dependents === undefined && dependentId !== undefined
  const attendee = isUnknown ? { id: dependentId, name: '' } : found
  return { attendee, kinds, chosen: kinds.find((each) => each === kind) ?? kinds[0] ?? 'general' }
}
