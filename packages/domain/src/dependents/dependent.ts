import { isMinor } from '../customers/index.ts'
import { ok, type Result, refuse } from '../result.ts'

/** How a dependent stands to the guardian whose account attends for them. */
export const relations = ['child', 'stepchild', 'grandchild', 'sibling', 'guardianship', 'other'] as const
export type Relation = (typeof relations)[number]

/** How many an account may have at a time. */
export const DEPENDENTS_MAX = 10

/**
 * Whether somebody is attended through a guardian's account on a day (`YYYY-MM-DD`): a minor, or a person of any age
 * whose guardian was appointed (tutela, guarda ou curatela). Everybody else has an account of their own.
 */
export const checkDependency = (
  { birthDate, relation }: { readonly birthDate: string; readonly relation: Relation },
  today: string,
): Result<null, 'dependent_of_age'> =>
  relation === 'guardianship' || isMinor(birthDate, today) ? ok(null) : refuse('dependent_of_age')
