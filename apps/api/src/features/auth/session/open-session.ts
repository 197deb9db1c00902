import { DAY } from '@emma/domain/interval'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { insertSession, type PersonRow } from '../auth.repo.ts'
import { toUserData } from './auth.present.ts'
import { rememberDevice } from './known-devices.ts'
import { hashToken, newRefreshToken, REFRESH_DAYS, signAccessToken } from './tokens.ts'

export const refreshExpiry = (now: Date): Date => new Date(now.getTime() + REFRESH_DAYS * DAY)

export interface Client {
  readonly address: string
  readonly userAgent: string
  /** The token that the browser made for itself (`X-Device`). */
  readonly device?: string | undefined
}

/** Opens a session for a person who proved who they are; `secondFactor` says that it was by more than the password. */
export const openSession = async (
  deps: Deps,
  tx: Db | Tx,
  person: PersonRow,
  client: Client,
  { secondFactor }: { readonly secondFactor: boolean },
) => {
  const now = deps.clock.now()
  const sessionId = deps.newId()
  const refreshToken = newRefreshToken()
  await insertSession(tx, {
    id: sessionId,
    userId: person.id,
    refreshHash: hashToken(refreshToken),
    userAgent: client.userAgent,
    address: client.address,
    now,
    expiresAt: refreshExpiry(now),
    secondFactorAt: secondFactor ? now : null,
  })
  await rememberDevice(deps, tx, person.id, client)
  const accessToken = await signAccessToken(deps.config, { userId: person.id, sessionId }, now)
  return { accessToken, refreshToken, userData: toUserData(person) }
}
