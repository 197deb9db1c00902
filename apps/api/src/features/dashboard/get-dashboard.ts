import type { getDashboard as endpoint } from '@emma/contracts/dashboard'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { readPlatform } from './read-platform.ts'
import { readPractice } from './read-practice.ts'

/** One call for the first screen of specialists and admins; each sees their own. */
export const getDashboard: UseCase<typeof endpoint> = (deps, { actor }) => {
  if (actor.role === 'specialist') return readPractice(deps, actor)
  if (actor.role === 'admin') return readPlatform(deps, actor)
  throw new AppError('forbidden')
}
