import type { chooseFirstPassword as endpoint } from '@emma/contracts/auth/passwords'
import { DAY } from '@emma/domain/interval'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { lockPassword } from '../auth.repo.ts'
import { findOpenedAt } from '../session/sessions.repo.ts'
import { checkPasswordOf, personOf, storeNewPassword } from './set-password.ts'

/** Beyond it the session says too little about who holds it: then the link to the e-mail is the way. */
const CHOSEN_WITHIN_MS = DAY

/** The first password of who came by a booking; there is no current one that could be asked for. */
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
