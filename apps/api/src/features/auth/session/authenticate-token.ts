import type { authenticateToken as endpoint } from '@emma/contracts/auth'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findPerson } from '../auth.repo.ts'
import { toUserData } from './auth.present.ts'

export const authenticateToken: UseCase<typeof endpoint> = async (deps, { actor }) => {
  const person = await findPerson(deps.db, actor.userId)
  if (!person) throw new AppError('session_ended')
  return { valid: true, userData: toUserData(person) }
}
