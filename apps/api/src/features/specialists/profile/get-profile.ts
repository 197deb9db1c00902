import type { getSpecialistProfile as endpoint } from '@emma/contracts/specialists/profile'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { profileOf } from './profile-of.ts'

/** The own profile, or any for an admin. */
export const getProfile: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const isOwn = actor.role === 'specialist' && actor.specialistId === params.uuid
  if (!isOwn && actor.role !== 'admin') throw notFound()
  return profileOf(deps, params.uuid)
}
