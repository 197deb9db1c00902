import { isProblem } from './problem.ts'

/** For a deletion: what is gone is deleted, perhaps by a try whose answer was lost. */
export const unlessGone = (error: unknown): void => {
  if (!isProblem(error, 'not_found')) throw error
}
