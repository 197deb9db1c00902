import type { acceptTerms as endpoint } from '@emma/contracts/privacy'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { insertConsent } from '../privacy.repo.ts'
import { outdatedTermsOf } from './list-outdated-terms.ts'
import { pageTerm } from './terms.ts'

/** Only the version in force, which was read, can be accepted. Idempotent. */
export const acceptTerms: UseCase<typeof endpoint> = (deps, { actor: { userId }, body }) =>
  inTransaction(deps.db, async (tx) => {
    const term = await pageTerm(tx, body.kind)
    if (term.version !== body.version) throw new AppError('stale_version')
    await insertConsent(tx, { ...term, id: deps.newId(), userId, acceptedAt: deps.clock.now() })
    return outdatedTermsOf(tx, userId)
  })
