import type { changeConsent as endpoint } from '@emma/contracts/privacy'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { insertConsent, revokeConsents } from '../privacy.repo.ts'
import { consentsOf } from './list-consents.ts'
import { allTerms, isRequired } from './terms.ts'

/**
 * Only the version in force can be accepted: what was read is what is agreed to (CFM 2.314/2022). A consent of any
 * version can be revoked at any time (LGPD art. 8, § 5), except those that the account itself needs.
 */
export const changeConsent: UseCase<typeof endpoint> = (deps, { actor, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { kind, version, accepted } = body
    const { userId } = actor
    const now = deps.clock.now()
    if (!accepted && isRequired(kind)) throw new AppError('consent_required')
    if (accepted) {
      const term = (await allTerms(tx)).find((each) => each.kind === kind)
      if (term?.version !== version) throw new AppError('stale_version')
      await insertConsent(tx, { ...term, id: deps.newId(), userId, acceptedAt: now })
    } else {
      await revokeConsents(tx, { userId, kind, now })
    }
    return consentsOf(tx, userId)
  })
