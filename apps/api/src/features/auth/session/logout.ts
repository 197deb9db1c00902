import type { logout as endpoint } from '@emma/contracts/auth'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { lockSessionByToken, revokeSession } from '../auth.repo.ts'
import { forgetSession } from './authenticate.ts'
import { hashToken } from './tokens.ts'

/** Ends the session of this refresh token, if it is the caller's own; saying it twice is fine. */
export const logout: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const sessionId = await inTransaction(deps.db, async (tx) => {
    const session = await lockSessionByToken(tx, hashToken(body.refreshToken))
    if (session?.user_id !== actor.userId) return undefined
    await revokeSession(tx, session.id, 'logout', deps.clock.now())
    return session.id
  })
  if (sessionId === undefined) return
  forgetSession(deps, sessionId)
  deps.realtime.endSession(sessionId)
}
