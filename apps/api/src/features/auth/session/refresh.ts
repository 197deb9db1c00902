import type { refresh as endpoint } from '@emma/contracts/auth'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import {
  findSessionOfUsedToken,
  lockSessionByPrevious,
  lockSessionByToken,
  revokeSession,
  rotateSession,
} from '../auth.repo.ts'
import { keepLanguage } from '../users.repo.ts'
import { refreshExpiry } from './open-session.ts'
import { hashToken, nextRefreshToken, signAccessToken } from './tokens.ts'

/** Two tabs may send the same token at once: the older one stays valid for ten seconds, from the same client. */
const GRACE_MS = 10_000

type Session = NonNullable<Awaited<ReturnType<typeof lockSessionByToken>>>
type Outcome =
  | { readonly session: Session; readonly rotated: boolean }
  | { readonly reusedBy: string }
  | { readonly unknown: true; readonly reason?: string | null }

const findSession = async (tx: Tx, hash: Buffer, userAgent: string, now: Date): Promise<Outcome> => {
  const current = await lockSessionByToken(tx, hash)
  if (current) return { session: current, rotated: false }
  const previous = await lockSessionByPrevious(tx, hash)
  const sinceRotation = now.getTime() - (previous?.rotated_at?.getTime() ?? 0)
  if (previous && sinceRotation <= GRACE_MS && previous.user_agent === userAgent)
    return { session: previous, rotated: true }
  const used = previous ? { session_id: previous.id } : await findSessionOfUsedToken(tx, hash)
  return used ? { reusedBy: used.session_id } : { unknown: true }
}

/** Rotates the refresh token. Reusing an old one ends the session, because another person may hold it. */
export const refresh: UseCase<typeof endpoint> = async (deps, { body, client }) => {
  const now = deps.clock.now()
  const hash = hashToken(body.refreshToken)
  const refreshToken = nextRefreshToken(deps.config, body.refreshToken)
  const outcome = await inTransaction(deps.db, async (tx) => {
    const found = await findSession(tx, hash, client.userAgent, now)
    if ('reusedBy' in found) await revokeSession(tx, found.reusedBy, 'refresh_reused', now)
    if (!('session' in found)) return found
    const { session } = found
    if (session.revoked_at !== null || session.expires_at <= now)
      return { unknown: true as const, reason: session.revoke_reason }
    if (found.rotated) return found
    await rotateSession(tx, {
      sessionId: session.id,
      oldHash: session.refresh_hash,
      newHash: hashToken(refreshToken),
      now,
      expiresAt: refreshExpiry(now),
    })
    await keepLanguage(tx, { id: session.user_id, language: session.language }, client.language, now)
    return found
  })
  if ('reusedBy' in outcome) {
    deps.realtime.endSession(outcome.reusedBy)
    throw new AppError('refresh_reused')
  }
  // The holder of the token may know why it is invalid: the login screen shows it.
  if (!('session' in outcome))
    throw new AppError('session_ended', outcome.reason ? { reason: outcome.reason } : {})
  const { id: sessionId, user_id: userId } = outcome.session
  return { accessToken: signAccessToken(deps.config, { userId, sessionId }, now), refreshToken }
}
