import { jwtVerify, SignJWT } from 'jose'
import type { VideoPort } from './port.ts'

export interface LiveKitOptions {
  /** `wss://…`: the server's address for browsers and us. */
  readonly url: string
  readonly apiKey: string
  readonly apiSecret: string
}

/** No shared screen, no data: only what the call offers a companion. */
const companionRights = { canPublishData: false, canPublishSources: ['camera', 'microphone'] }

/** Seconds to wait for the server to close a room. */
const CLOSE_TIMEOUT = 10

const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'not_found'

const unlessGone = (error: unknown): void => {
  if (!isGone(error)) throw error
}

/** A LiveKit server carries the media: the token is a JWT with a grant for one room (docs.livekit.io, Authentication). */
export const createLiveKitVideo = ({ url, apiKey, apiSecret }: LiveKitOptions): VideoPort => {
  const secret = new TextEncoder().encode(apiSecret)
  const rooms = async () => {
    const { RoomServiceClient } = await import('livekit-server-sdk')
    const options = { requestTimeout: CLOSE_TIMEOUT }
    return new RoomServiceClient(url.replace(/^ws/, 'http'), apiKey, apiSecret, options)
  }
  return {
    name: 'livekit',
    issueGrant: async ({ channel, userId, role, expiresAt }) => {
      const video = {
        room: channel,
        roomJoin: true,
        canPublish: true,
        canSubscribe: true,
        ...(role === 'companion' && companionRights),
      }
      const token = await new SignJWT({ video })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(apiKey)
        .setSubject(userId)
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
        .sign(secret)
      return { provider: 'livekit', channel, token, uid: userId, iceServers: [], serverUrl: url }
    },
    accepts: async (token, { channel, userId }, now) => {
      const checks = { algorithms: ['HS256'], issuer: apiKey, subject: userId, currentDate: now }
      return jwtVerify<{ readonly video?: { readonly room?: unknown } }>(token, secret, checks).then(
        ({ payload }) => payload.video?.room === channel,
        () => false,
      )
    },
    // If the last person left, the room has closed by itself.
    endRoom: async (channel) => (await rooms()).deleteRoom(channel).catch(unlessGone),
    remove: async (channel, uid) => (await rooms()).removeParticipant(channel, uid).catch(unlessGone),
  }
}
