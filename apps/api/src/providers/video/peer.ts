import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { IceServer, VideoPort } from './port.ts'

const AUDIENCE = 'emma-call'

export interface PeerOptions {
  readonly secret: Uint8Array
  readonly stunUrls: readonly string[]
  readonly turnUrls: readonly string[]
  /** coturn's `static-auth-secret`; without it no relay is offered. */
  readonly turnSecret: string
}

/** coturn's time-limited credentials: `{expiry}:{user}` signed with the shared secret (draft-uberti-behave-turn-rest). */
const turnServer = ({ turnUrls, turnSecret }: PeerOptions, userId: string, expiresAt: Date): IceServer => {
  const username = `${Math.floor(expiresAt.getTime() / 1000)}:${userId}`
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64')
  return { urls: turnUrls, username, credential }
}

/** Browser to browser, over our own signalling: the token is a short JWT for one call and one participant. */
export const createPeerVideo = (options: PeerOptions): VideoPort => ({
  name: 'peer',
  issueGrant: async ({ channel, userId, role, expiresAt }) => {
    const token = await new SignJWT({ channel, role })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setAudience(AUDIENCE)
      .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
      .sign(options.secret)
    const iceServers: IceServer[] = []
    if (options.stunUrls.length > 0) iceServers.push({ urls: options.stunUrls })
    if (options.turnUrls.length > 0 && options.turnSecret)
      iceServers.push(turnServer(options, userId, expiresAt))
    return { provider: 'peer', channel, token, uid: userId, iceServers }
  },
  accepts: async (token, { channel, userId }, now) => {
    const checks = { algorithms: ['HS256'], audience: AUDIENCE, subject: userId, currentDate: now }
    return jwtVerify(token, options.secret, checks).then(
      ({ payload }) => payload.channel === channel,
      () => false,
    )
  },
})
