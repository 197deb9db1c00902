import type { changePassword as endpoint } from '@emma/contracts/auth/passwords'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { checkOwnPassword } from './own-password.ts'
import { checkPasswordOf, storeNewPassword } from './set-password.ts'

/** The current password in the body is the proof required for this change. */
export const changePassword: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const { userId, sessionId } = actor
  const person = await checkOwnPassword(deps, actor, body.currentPassword, 'currentPassword')
  await checkPasswordOf(deps, person, body.password)
  const passwordHash = await deps.passwords.hash(body.password)
  const publish = await inTransaction(deps.db, (tx) =>
    storeNewPassword(deps, tx, { userId, passwordHash, exceptSessionId: sessionId }),
  )
  publish()
}
