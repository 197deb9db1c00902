import { jwtVerify, SignJWT } from 'jose'
import type { VideoPort } from './port.ts'
import { iceServersFor, type TurnOptions } from './turn.ts'

const AUDIENCE = 'emma-call'

export interface PeerOptions extends TurnOptions {
  readonly secret: Uint8Array
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
    const iceServers = iceServersFor(options, userId, expiresAt)
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
