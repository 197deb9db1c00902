import type { forgotPassword as endpoint } from '@emma/contracts/auth/passwords'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { insertAttempts, lockBuckets } from '../attempts.repo.ts'
import { resetBuckets, waitOf } from '../attempts.ts'
import { findPersonByEmail } from '../auth.repo.ts'

/**
 * The same answer and the same work whether the account exists or not: a job is added either way and decides what to
 * send. Beyond the limit nothing is sent, and the answer stays the same.
 */
export const forgotPassword: UseCase<typeof endpoint> = async (deps, { body, client }) => {
  const buckets = resetBuckets(body.email, client.address)
  const names = buckets.map(({ name }) => name).sort()
  const person = await findPersonByEmail(deps.db, body.email)
  const userId = person?.id ?? deps.newId()
  await inTransaction(deps.db, async (tx) => {
    await lockBuckets(tx, names)
    if ((await waitOf(deps, tx, buckets)) > 0) return
    await insertAttempts(tx, names, deps.clock.now())
    await deps.jobs.add(tx, 'send-password-reset', { userId })
  })
}
