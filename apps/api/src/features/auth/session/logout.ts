import type { logout as endpoint } from '@emma/contracts/auth'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findSessionOfToken, revokeSession } from '../auth.repo.ts'
import { emitEnded } from './end-sessions-of.ts'
import { hashToken } from './tokens.ts'

/**
 * Ends the session of the given token, also of a refresh token that was rotated since. Beside an access token no
 * session of another person ends. Calling it twice is fine.
 */
export const logout: UseCase<typeof endpoint> = async (deps, { actor, body: { refreshToken } }) => {
  if (actor === null && refreshToken === undefined) throw new AppError('token_missing')
  const ended = await inTransaction(deps.db, async (tx) => {
    const shown = refreshToken && (await findSessionOfToken(tx, hashToken(refreshToken)))
    const isOwn = shown && (actor === null || shown.user_id === actor.userId)
    const ids = [...(actor ? [actor.sessionId] : []), ...(isOwn ? [shown.id] : [])]
    for (const id of ids) await revokeSession(tx, id, 'logout', deps.clock.now())
    return ids
  })
  emitEnded(deps, ended)
}
