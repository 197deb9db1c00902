import { createHmac } from 'node:crypto'
import type { IceServer } from './port.ts'

export interface TurnOptions {
  readonly stunUrls: readonly string[]
  readonly turnUrls: readonly string[]
  /** coturn's `static-auth-secret`; without it no relay is offered. */
  readonly turnSecret: string
}

/** coturn's time-limited credentials: `{expiry}:{user}` signed with the shared secret (draft-uberti-behave-turn-rest). */
const relayOf = ({ turnUrls, turnSecret }: TurnOptions, userId: string, expiresAt: Date): IceServer => {
  const username = `${Math.floor(expiresAt.getTime() / 1000)}:${userId}`
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64')
  return { urls: turnUrls, username, credential }
}

/** STUN servers and, if configured, a relay for one participant, until the grant ends. */
export const iceServersFor = (options: TurnOptions, userId: string, expiresAt: Date): IceServer[] => {
  const { stunUrls, turnUrls, turnSecret } = options
  const servers: IceServer[] = []
  if (stunUrls.length > 0) servers.push({ urls: stunUrls })
  if (turnUrls.length > 0 && turnSecret) servers.push(relayOf(options, userId, expiresAt))
  return servers
}
