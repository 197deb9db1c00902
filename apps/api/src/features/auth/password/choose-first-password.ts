import type { chooseFirstPassword as endpoint } from '@emma/contracts/auth/passwords'
import { DAY } from '@emma/domain/interval'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { lockPassword } from '../auth.repo.ts'
import { findOpenedAt } from '../session/sessions.repo.ts'
import { checkPasswordOf, personOf, storeNewPassword } from './set-password.ts'

/** Later the session no longer proves who holds it: then the link in the e-mail is needed. */
const CHOSEN_WITHIN_MS = DAY

/** Sets the first password of a person who signed up while booking; there is no current one to ask for. */
export const chooseFirstPassword: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const { userId, sessionId } = actor
  await checkPasswordOf(deps, await personOf(deps, userId), body.password)
  const passwordHash = await deps.passwords.hash(body.password)
  const publish = await inTransaction(deps.db, async (tx) => {
    const openedAt = await findOpenedAt(tx, sessionId)
    const isLate = !openedAt || deps.clock.now().getTime() - openedAt.getTime() > CHOSEN_WITHIN_MS
    if (isLate || (await lockPassword(tx, userId)) !== '') throw new AppError('password_chosen')
    return storeNewPassword(deps, tx, { userId, passwordHash, exceptSessionId: sessionId })
  })
  publish()
}
