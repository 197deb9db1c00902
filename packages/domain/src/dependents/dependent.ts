import { isMinor } from '../customers/index.ts'
import { ok, type Result, refuse } from '../result.ts'

/** A dependent's relation to the guardian whose account attends for them. */
export const relations = ['child', 'stepchild', 'grandchild', 'sibling', 'guardianship', 'other'] as const
export type Relation = (typeof relations)[number]

/** Dependents allowed per account at a time. */
export const DEPENDENTS_MAX = 10

/**
 * Whether a person is attended through a guardian's account on a day (`YYYY-MM-DD`): a minor, or a person of any age
 * with an appointed guardian (tutela, guarda ou curatela). All others have an account of their own.
 */
export const checkDependency = (
  { birthDate, relation }: { readonly birthDate: string; readonly relation: Relation },
  today: string,
): Result<null, 'dependent_of_age'> =>
  relation === 'guardianship' || isMinor(birthDate, today) ? ok(null) : refuse('dependent_of_age')
