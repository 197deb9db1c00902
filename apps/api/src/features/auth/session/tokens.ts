import { createHash, createHmac, randomBytes } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import type { Config } from '../../../config.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'

const ISSUER = 'emma'
const AUDIENCE = 'emma-app'
export const ACCESS_SECONDS = 15 * 60
export const REFRESH_DAYS = 30

export interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
}

const keyOf = ({ JWT_SECRET }: Config): Buffer => Buffer.from(JWT_SECRET, 'base64')

const written = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
const HEADER = written({ alg: 'HS256' })

/**
 * An access token contains only the user and the session; abilities are looked up. It lives 15 minutes. Signed here and
 * not in the threads that check passwords.
 */
export const signAccessToken = (config: Config, { userId, sessionId }: AccessClaims, now: Date): string => {
  const iat = Math.floor(now.getTime() / 1000)
  const claims = { sid: sessionId, sub: userId, iss: ISSUER, aud: AUDIENCE, iat, exp: iat + ACCESS_SECONDS }
  const signed = `${HEADER}.${written(claims)}`
  return `${signed}.${createHmac('sha256', keyOf(config)).update(signed).digest('base64url')}`
}

const VERIFIED_KEPT = 20_000
export interface Verified extends AccessClaims {
  /** Seconds. */
  readonly exp: number
}

const verify = async (config: Config, token: string, now: Date): Promise<Verified> => {
  try {
    const { payload } = await jwtVerify(token, keyOf(config), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
    })
    const { sub, sid, exp } = payload
    if (sub === undefined || typeof sid !== 'string' || exp === undefined) throw new AppError('token_invalid')
    return { userId: sub, sessionId: sid, exp }
  } catch (error) {
    throw new AppError(error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid', {
      cause: error,
    })
  }
}

/** @throws AppError `token_expired`, `token_invalid` */
export const verifyAccessToken = async (
  { config, memories }: Pick<Deps, 'config' | 'memories'>,
  token: string,
  now: Date,
): Promise<Verified> => {
  // Verifying a signature takes as long as the rest of a small call.
  const memory = memories.tokens
  const known = memory.get(token)
  if (known && known.exp > Math.floor(now.getTime() / 1000)) return known
  const claims = await verify(config, token, now)
  if (memory.size >= VERIFIED_KEPT) memory.clear()
  memory.set(token, claims)
  return claims
}

/** Refresh tokens are opaque; only their hash is stored. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')
/**
 * The successor of a token. It is derived, so that two tabs that present the same one at once get the same successor.
 * It can't be computed without the server's key.
 */
export const nextRefreshToken = ({ HMAC_KEY }: Config, token: string): string =>
  createHmac('sha256', Buffer.from(HMAC_KEY, 'base64')).update(`refresh|${token}`).digest('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
