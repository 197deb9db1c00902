import { DAY } from '@emma/domain/interval'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { insertSession, type PersonRow } from '../auth.repo.ts'
import { keepLanguage } from '../users.repo.ts'
import { toUserData } from './auth.present.ts'
import { hashOfDevice } from './known-devices.ts'
import { hashToken, newRefreshToken, REFRESH_DAYS, signAccessToken } from './tokens.ts'

export const refreshExpiry = (now: Date): Date => new Date(now.getTime() + REFRESH_DAYS * DAY)

export interface Client {
  readonly address: string
  readonly userAgent: string
  /** The token the browser created for itself (`X-Device`). */
  readonly device?: string | undefined
  /** Language of the person's screens. */
  readonly language?: string | undefined
}

/** Beyond the password: a code or a passkey. */
type ProvedBy = { readonly secondFactor: boolean } | { readonly passwordHash: string }

/**
 * Opens a session for a person who proved who they are.
 * @param provedBy the hash the password was checked against, if only the password was
 * @throws AppError `invalid_credentials` if the password was changed meanwhile
 */
export const openSession = async (
  deps: Deps,
  tx: Db | Tx,
  person: PersonRow,
  client: Client,
  provedBy: ProvedBy,
) => {
  const now = deps.clock.now()
  const sessionId = deps.newId()
  const refreshToken = newRefreshToken()
  const isOpen = await insertSession(tx, {
    id: sessionId,
    userId: person.id,
    refreshHash: hashToken(refreshToken),
    userAgent: client.userAgent,
    address: client.address,
    now,
    expiresAt: refreshExpiry(now),
    secondFactorAt: 'secondFactor' in provedBy && provedBy.secondFactor ? now : null,
    passwordHash: 'passwordHash' in provedBy ? provedBy.passwordHash : null,
    deviceHash: hashOfDevice(client) ?? null,
  })
  if (!isOpen) throw new AppError('invalid_credentials')
  await keepLanguage(tx, person, client.language, now)
  const accessToken = signAccessToken(deps.config, { userId: person.id, sessionId }, now)
  return { accessToken, refreshToken, userData: toUserData(person) }
}
