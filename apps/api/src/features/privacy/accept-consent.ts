import type { acceptConsent as endpoint } from '@emma/contracts/privacy'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { consentsOf } from './list-consents.ts'
import { insertConsent } from './privacy.repo.ts'
import { telemedicineTerm } from './terms.ts'

/** Only the version in force can be accepted: what was read is what is agreed to (CFM 2.314/2022). */
export const acceptConsent: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  if (body.version !== telemedicineTerm.version) throw new AppError('stale_version')
  const acceptedAt = deps.clock.now()
  await insertConsent(deps.db, { ...telemedicineTerm, id: deps.newId(), userId: actor.userId, acceptedAt })
  return consentsOf(deps, actor.userId)
}
