import type { getAdmin as endpoint } from '@emma/contracts/admins'
import type { UseCase } from '../../http/mount.ts'
import { profileOf } from './admins.present.ts'

export const getAdmin: UseCase<typeof endpoint> = (deps, { actor, params }) =>
  profileOf(deps, params.id, actor.userId)
