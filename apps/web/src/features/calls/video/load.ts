import type { VideoGrant } from '@emma/contracts/calls'
import type { VideoSession, VideoStart } from './port.ts'

type Open = (start: VideoStart) => VideoSession

/** Each provider's code loads with the first call that uses it. */
const providers: Readonly<Record<VideoGrant['provider'], () => Promise<Open>>> = {
  peer: async () => (await import('./peer-session.ts')).createPeerSession,
  agora: async () => (await import('./agora-session.ts')).createAgoraSession,
  livekit: async () => (await import('./livekit-session.ts')).createLiveKitSession,
}

export const openVideo = async (start: VideoStart): Promise<VideoSession> =>
  (await providers[start.grant.provider]())(start)
