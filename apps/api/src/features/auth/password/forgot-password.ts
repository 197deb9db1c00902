import type { forgotPassword as endpoint } from '@emma/contracts/auth/passwords'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { takeReset } from '../attempts.ts'
import { findPersonByEmail } from '../auth.repo.ts'
import { knownDeviceOf } from '../session/known-devices.ts'

/**
 * The same answer and the same work whether the account exists or not: a job is added either way and decides what to
 * send. Beyond the limit nothing is sent, and the answer stays the same; each sent link stays valid, so that strangers'
 * requests invalidate none of the owner's.
 */
export const forgotPassword: UseCase<typeof endpoint> = async (deps, { body: { email }, client }) => {
  const device = await knownDeviceOf(deps.db, email, client)
  const person = await findPersonByEmail(deps.db, email)
  const userId = person?.id ?? deps.newId()
  await inTransaction(deps.db, async (tx) => {
    if (!(await takeReset(deps, tx, { email, address: client.address, device }))) return
    await deps.jobs.add(tx, 'send-password-reset', { userId })
  })
}
