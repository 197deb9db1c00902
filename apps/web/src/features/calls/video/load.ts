import type { CallGrant } from '@emma/contracts/calls'
import type { VideoSession, VideoStart } from './port.ts'

type Open = (start: VideoStart) => VideoSession

/** Each provider's code comes with the first call that uses it. */
const providers: Partial<Record<CallGrant['provider'], () => Promise<Open>>> = {
  peer: async () => (await import('./peer-session.ts')).createPeerSession,
}

/** @throws Error when this build has no code for the provider that the server chose */
export const openVideo = async (start: VideoStart): Promise<VideoSession> => {
  const load = providers[start.grant.provider]
  if (!load) throw new Error(`No code for the video provider ${start.grant.provider}`)
  return (await load())(start)
}
