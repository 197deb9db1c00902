import type { VideoGrant } from '@emma/contracts/calls'
import type { SendStep } from '@emma/domain/calls'
import { createOutgoing, type Kind } from './outgoing.ts'
import type { VideoListener, VideoSession, VideoStart } from './port.ts'
import type { LinkQuality } from './quality.ts'
import { watchConnection } from './watch.ts'

/** Requirements on a hosted provider's library; it connects to its servers and recovers by itself. */
export interface HostedRoom {
  readonly join: () => Promise<void>
  /** Sends this track from now on; null sends nothing. */
  readonly send: (kind: Kind, track: MediaStreamTrack | null) => Promise<void>
  readonly limit: (step: SendStep) => Promise<void>
  readonly measure: () => Promise<LinkQuality>
  readonly renew: (grant: VideoGrant) => Promise<void>
  readonly leave: () => Promise<void>
}

/** Events of the provider's room. */
export interface HostedEvents {
  readonly onTrack: (kind: Kind, track: MediaStreamTrack | null, uid: string) => void
  /** Our own transport to the provider's servers. */
  readonly onReach: (reached: boolean) => void
  readonly onExpiring: () => void
}

type OpenRoom = (grant: VideoGrant, events: HostedEvents) => HostedRoom

/** One person's received media, and its state. */
const createRemote = (onMedia: VideoListener['onRemote']) => {
  const tracks: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null }
  const present = () => Object.values(tracks).filter((track) => track !== null)
  return {
    set: (kind: Kind, track: MediaStreamTrack | null) => {
      tracks[kind] = track
      onMedia(present().length > 0 ? new MediaStream(present()) : null)
    },
    isThere: () => present().length > 0,
  }
}

/** One after the other: the libraries do not support concurrent calls. A failure does not stop later ones. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return (next: () => Promise<unknown>) => {
    last = last.then(next).catch(() => undefined)
  }
}

/** Sends less over a bad connection, and reports it. @returns a function that stops it */
const watchRoom = (
  room: HostedRoom,
  listener: VideoListener,
  onStep: (step: SendStep) => void,
): (() => void) =>
  watchConnection({
    measure: room.measure,
    sample: room.measure,
    onLevel: listener.onLevel,
    onSample: listener.onQuality,
    onStep: (step) => {
      onStep(step)
      listener.onSending(step)
    },
  })

/** A call over a provider's servers: its library carries the media, we decide who takes part and what is sent. */
export const createHostedSession = (
  { grant, media, listener, third }: VideoStart,
  openRoom: OpenRoom,
): VideoSession => {
  const outgoing = createOutgoing(media)
  const remote = createRemote(listener.onRemote)
  const another = createRemote((came) => listener.onThird?.(came))
  let isMet = false
  let isReached = false
  let unwatch: (() => void) | undefined

  const then = createTurns()
  const send = (kind: Kind) => then(() => room.send(kind, outgoing.tracks()[kind]))

  const follow = () => {
    if (!isMet) return
    const isConnected = isReached && remote.isThere()
    listener.onState(isConnected ? 'connected' : unwatch ? 'reconnecting' : 'connecting')
    if (!isConnected || unwatch) return
    unwatch = watchRoom(room, listener, (step) => {
      outgoing.limit(step)
      send('video')
      if (step !== 'sound') then(() => room.limit(step))
    })
  }
  /** The next person gets the full quality again. */
  const stop = () => {
    unwatch?.()
    unwatch = undefined
    if (outgoing.step() === 'full') return
    outgoing.limit('full')
    listener.onSending('full')
  }
  const room = openRoom(grant, {
    onTrack: (kind, track, uid) => {
      if (third?.(uid)) return another.set(kind, track)
      remote.set(kind, track)
      follow()
    },
    onReach: (reached) => {
      isReached = reached
      follow()
    },
    onExpiring: listener.onExpiring,
  })
  then(() =>
    room.join().then(() => {
      isReached = true
      send('audio')
      send('video')
      follow()
    }, listener.onFailed),
  )

  return {
    meet: () => {
      isMet = true
      follow()
    },
    part: () => {
      isMet = false
      stop()
      listener.onState('waiting')
    },
    // The provider's library connects to its own servers, and asks them for what does not come.
    receive: () => undefined,
    rebuild: () => undefined,
    resume: follow,
    setMic: outgoing.setMic,
    setCamera: (on) => {
      outgoing.setCamera(on)
      send('video')
    },
    switchDevices: (next) => {
      outgoing.use(next)
      send('audio')
      send('video')
    },
    startScreenShare: (track) => {
      outgoing.share(track)
      send('video')
    },
    stopScreenShare: () => {
      outgoing.share(null)
      send('video')
    },
    renewGrant: (next) => then(() => room.renew(next)),
    leave: () => {
      stop()
      then(room.leave)
    },
  }
}
