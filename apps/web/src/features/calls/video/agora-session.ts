import type { VideoGrant } from '@emma/contracts/calls'
import { levelOf, type NetworkLevel } from '@emma/domain/calls'
import AgoraRTC, { type ILocalAudioTrack, type ILocalVideoTrack } from 'agora-rtc-sdk-ng'
import { createHostedSession, type HostedEvents, type HostedRoom } from './hosted-session.ts'
import { limitsOf } from './outgoing.ts'
import type { VideoSession, VideoStart } from './port.ts'

/** Agora's quality of a network, 0 unknown to 6 gone. */
const levelFrom = (quality: number): NetworkLevel => {
  if (quality >= 4) return 'poor'
  return quality === 3 ? 'fair' : 'good'
}

const ERRORS_ONLY = 3

const openRoom = (grant: VideoGrant, events: HostedEvents): HostedRoom => {
  AgoraRTC.setLogLevel(ERRORS_ONLY)
  const client = AgoraRTC.createClient({ mode: 'rtc', codec: 'vp8' })
  let audio: ILocalAudioTrack | undefined
  let video: ILocalVideoTrack | undefined
  let uplink = 0

  client.on('user-published', (user, kind) => {
    if (kind !== 'audio' && kind !== 'video') return
    void client.subscribe(user, kind).then(() => {
      const track = kind === 'audio' ? user.audioTrack : user.videoTrack
      if (track) events.onTrack(kind, track.getMediaStreamTrack(), String(user.uid))
    })
  })
  client.on('user-unpublished', (user, kind) => {
    if (kind === 'audio' || kind === 'video') events.onTrack(kind, null, String(user.uid))
  })
  client.on('connection-state-change', (state) => events.onReach(state === 'CONNECTED'))
  client.on('network-quality', ({ uplinkNetworkQuality }) => {
    uplink = uplinkNetworkQuality
  })
  client.on('token-privilege-will-expire', events.onExpiring)

  const sendAudio = async (track: MediaStreamTrack | null): Promise<void> => {
    if (audio) await client.unpublish(audio)
    audio = track ? AgoraRTC.createCustomAudioTrack({ mediaStreamTrack: track }) : undefined
    if (audio) await client.publish(audio)
  }
  const sendVideo = async (track: MediaStreamTrack | null): Promise<void> => {
    if (video) await client.unpublish(video)
    video = track ? AgoraRTC.createCustomVideoTrack({ mediaStreamTrack: track }) : undefined
    if (video) await client.publish(video)
  }

  return {
    join: async () => {
      const { app_id: appId = '', agoraio_channel: channel, agoraio_token: token, uid } = grant
      await client.join(appId, channel, token, uid)
    },
    send: (kind, track) => (kind === 'audio' ? sendAudio(track) : sendVideo(track)),
    limit: async (step) => {
      const { maxBitrate, maxFramerate } = limitsOf(step)
      await video?.setEncoderConfiguration({ bitrateMax: maxBitrate / 1000, frameRate: maxFramerate })
    },
    measure: async () => {
      const { RTT, SendBitrate, RecvBitrate } = client.getRTCStats()
      const [there] = Object.values(client.getRemoteVideoStats())
      const loss = Math.min(1, (there?.currentPacketLossRate ?? 0) / 100)
      const sample = {
        level: levelOf(RTT, loss),
        rtt_ms: Math.round(RTT),
        loss,
        kbps_in: Math.round(RecvBitrate / 1000),
        kbps_out: Math.round(SendBitrate / 1000),
        frames_per_second: there?.receiveFrameRate ?? null,
        relayed: true,
      }
      return { sample, outgoing: levelFrom(uplink) }
    },
    renew: (next) => client.renewToken(next.agoraio_token),
    leave: () => client.leave(),
  }
}

/** A call over Agora's servers. */
export const createAgoraSession = (start: VideoStart): VideoSession => createHostedSession(start, openRoom)
