import type { Deps } from '../../deps.ts'
import { toUserData } from './auth.present.ts'
import { insertSession, type PersonRow } from './auth.repo.ts'
import { hashToken, newRefreshToken, REFRESH_DAYS, signAccessToken } from './tokens.ts'

export const refreshExpiry = (now: Date): Date => new Date(now.getTime() + REFRESH_DAYS * 86_400_000)

/** Opens a session for a person who proved who they are. */
export const openSession = async (
  deps: Deps,
  person: PersonRow,
  client: { readonly address: string; readonly userAgent: string },
) => {
  const now = deps.clock.now()
  const sessionId = deps.newId()
  const refreshToken = newRefreshToken()
  await insertSession(deps.db, {
    id: sessionId,
    userId: person.id,
    refreshHash: hashToken(refreshToken),
    userAgent: client.userAgent,
    address: client.address,
    now,
    expiresAt: refreshExpiry(now),
  })
  const accessToken = await signAccessToken(deps.config, { userId: person.id, sessionId }, now)
  return { accessToken, refreshToken, userData: toUserData(person) }
}
