import type { VideoGrant } from '@emma/contracts/calls'
import type { NetworkLevel } from '@emma/domain/calls'
import { ConnectionQuality, type LocalTrackPublication, Room, RoomEvent, Track } from 'livekit-client'
import { createHostedSession, type HostedEvents, type HostedRoom } from './hosted-session.ts'
import { type Kind, limitsOf } from './outgoing.ts'
import type { VideoSession, VideoStart } from './port.ts'
import { createSampler } from './quality.ts'

const levelFrom = (quality: ConnectionQuality): NetworkLevel =>
  quality === ConnectionQuality.Poor || quality === ConnectionQuality.Lost ? 'poor' : 'good'

const kindOf = (kind: Track.Kind): Kind => (kind === Track.Kind.Audio ? 'audio' : 'video')
const sources = { audio: Track.Source.Microphone, video: Track.Source.Camera } as const

/** The reports of all that is sent and received, as if of one connection. */
const reportOf = async (room: Room): Promise<RTCStatsReport> => {
  const tracks = [room.localParticipant, ...room.remoteParticipants.values()]
    .flatMap((participant) => [...participant.trackPublications.values()])
    .map(({ track }) => track)
  const all = new Map<string, unknown>()
  for (const track of tracks) {
    const report = await track?.getRTCStatsReport()
    for (const [id, stat] of report ?? []) all.set(id, stat)
  }
  return all
}

const openRoom = (grant: VideoGrant, events: HostedEvents): HostedRoom => {
  const room = new Room({ dynacast: true, stopLocalTrackOnUnpublish: false })
  const published: Partial<Record<Kind, LocalTrackPublication>> = {}
  const sample = createSampler()

  room.on(RoomEvent.TrackSubscribed, ({ kind, mediaStreamTrack }, _publication, { identity }) =>
    events.onTrack(kindOf(kind), mediaStreamTrack, identity),
  )
  room.on(RoomEvent.TrackUnsubscribed, ({ kind }, _publication, { identity }) =>
    events.onTrack(kindOf(kind), null, identity),
  )
  room.on(RoomEvent.Reconnecting, () => events.onReach(false))
  room.on(RoomEvent.Reconnected, () => events.onReach(true))
  room.on(RoomEvent.Disconnected, () => events.onReach(false))

  return {
    join: () => room.connect(grant.server_url ?? '', grant.agoraio_token),
    send: async (kind, track) => {
      const known = published[kind]
      if (known?.track) await room.localParticipant.unpublishTrack(known.track.mediaStreamTrack, false)
      delete published[kind]
      if (track) {
        const options = { source: sources[kind], simulcast: kind === 'video' }
        published[kind] = await room.localParticipant.publishTrack(track, options)
      }
    },
    limit: async (step) => {
      const sender = published.video?.videoTrack?.sender
      const parameters = sender?.getParameters()
      if (!sender || !parameters) return
      const { maxBitrate, maxFramerate } = limitsOf(step)
      for (const encoding of parameters.encodings) Object.assign(encoding, { maxBitrate, maxFramerate })
      await sender.setParameters(parameters)
    },
    measure: async () => {
      const looked = await sample({ getStats: () => reportOf(room) })
      const word = levelFrom(room.localParticipant.connectionQuality)
      const outgoing = word === 'poor' ? word : looked.outgoing
      return { sample: { ...looked.sample, relayed: true }, outgoing }
    },
    // LiveKit's server renews the tokens of connected participants itself (docs.livekit.io, Token refresh).
    renew: async () => undefined,
    leave: () => room.disconnect(false),
  }
}

/** A call over a LiveKit server. */
export const createLiveKitSession = (start: VideoStart): VideoSession => createHostedSession(start, openRoom)
