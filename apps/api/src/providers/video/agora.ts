import { AccessToken2, kRtcServiceType, ServiceRtc } from 'agora-token/src/AccessToken2.js'
import type { VideoPort } from './port.ts'

export interface AgoraOptions {
  /** 32 hexadecimal letters, as Agora's console shows it; public. */
  readonly appId: string
  /** 32 hexadecimal letters; secret. */
  readonly certificate: string
  readonly now: () => Date
}

const isHex = (value: string): boolean => /^[0-9a-f]{32}$/i.test(value)
const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/** The parts of a token that name its holder and its channel. */
const isFor = (token: AccessToken2, channel: string, uid: string): boolean =>
  token
    .getServices(kRtcServiceType)
    .some((service) => String(service.__channel_name) === channel && String(service.__uid) === uid)

/**
 * Agora's servers carry the media. Their token builder returns nothing for invalid ids, so this checks them at the
 * start.
 * @throws Error when id or certificate are not 32 hexadecimal letters
 */
export const createAgoraVideo = ({ appId, certificate, now }: AgoraOptions): VideoPort => {
  if (!isHex(appId)) throw new Error('AGORA_APP_ID: 32 letras hexadecimais, como no console da Agora')
  if (!isHex(certificate)) throw new Error('AGORA_APP_CERTIFICATE: 32 letras hexadecimais')
  return {
    name: 'agora',
    issueGrant: async ({ channel, userId, expiresAt }) => {
      const issuedAt = secondsOf(now())
      const lifetime = Math.max(1, secondsOf(expiresAt) - issuedAt)
      const service = new ServiceRtc(channel, userId)
      const { kPrivilegeJoinChannel, kPrivilegePublishAudioStream, kPrivilegePublishVideoStream } = ServiceRtc
      for (const privilege of [
        kPrivilegeJoinChannel,
        kPrivilegePublishAudioStream,
        kPrivilegePublishVideoStream,
      ]) {
        service.add_privilege(privilege, lifetime)
      }
      const built = new AccessToken2(appId, certificate, issuedAt, lifetime)
      built.add_service(service)
      const token = built.build()
      if (token === '') throw new Error('Agora built no token')
      return { provider: 'agora', channel, token, uid: userId, iceServers: [], appId }
    },
    accepts: async (given, { channel, userId }, at) => {
      const token = new AccessToken2('', '', 0, 0)
      if (!token.from_string(given) || String(token.appId) !== appId || !token.verifySignature(certificate))
        return false
      return secondsOf(at) < token.issueTs + token.expire && isFor(token, channel, userId)
    },
  }
}
