import type { changePassword as endpoint } from '@emma/contracts/auth/passwords'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { passwordBucket, refuseTooMany, settleTry } from '../attempts.ts'
import { checkPasswordOf, personOf, storeNewPassword } from './set-password.ts'

const wrongPassword = (): AppError =>
  new AppError('validation_failed', {
    errors: [{ path: 'currentPassword', message: 'Esta não é a sua senha atual.' }],
  })

/** Wrong current passwords are counted: a session left open is no place to guess it. */
export const changePassword: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const { userId, sessionId } = actor
  const buckets = [passwordBucket(userId)]
  await refuseTooMany(deps, deps.db, buckets)
  const person = await personOf(deps, userId)
  const matches = await deps.passwords.matches(person.password_hash, body.currentPassword)
  await inTransaction(deps.db, (tx) => settleTry(deps, tx, buckets, matches))
  if (!matches) throw wrongPassword()
  await checkPasswordOf(deps, person, body.password)
  const passwordHash = await deps.passwords.hash(body.password)
  const publish = await inTransaction(deps.db, (tx) =>
    storeNewPassword(deps, tx, { userId, passwordHash, exceptSessionId: sessionId }),
  )
  publish()
}
