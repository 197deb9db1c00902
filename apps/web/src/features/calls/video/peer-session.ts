import type { Signal } from '@emma/contracts/calls'
import { createOutgoing } from './outgoing.ts'
import { createPeerLink, type PeerLink } from './peer-link.ts'
import type { VideoListener, VideoSession, VideoStart } from './port.ts'
import { createSampler } from './quality.ts'
import { createRecovery } from './recovery.ts'
import { watchConnection } from './watch.ts'

interface QualityWatchOptions {
  readonly outgoing: ReturnType<typeof createOutgoing>
  readonly listener: VideoListener
  readonly sendVideo: () => void
}

/** Reduces the image if the network carries less, and reports it. */
const createQualityWatch = ({ outgoing, listener, sendVideo }: QualityWatchOptions) => {
  let unwatch: (() => void) | undefined
  return {
    /** One watch per connection: after an interruption it continues from its step. */
    start: (link: PeerLink) => {
      if (unwatch) return
      const [measure, sample] = [createSampler(), createSampler()]
      unwatch = watchConnection({
        measure: () => measure(link.connection),
        sample: () => sample(link.connection),
        onLevel: listener.onLevel,
        onSample: listener.onQuality,
        onStep: (step) => {
          outgoing.limit(step)
          sendVideo()
          if (step !== 'sound') void link.limit(step).catch(() => undefined)
          listener.onSending(step)
        },
      })
    },
    /** The next connection begins at full quality. */
    stop: () => {
      unwatch?.()
      unwatch = undefined
      if (outgoing.step() === 'full') return
      outgoing.limit('full')
      listener.onSending('full')
    },
  }
}

/** Browser to browser, over our own signalling: one connection per page of the other side. */
export const createPeerSession = ({ media, signalling, listener, ...start }: VideoStart): VideoSession => {
  let { grant } = start
  const { polite } = grant
  const { onBroken } = listener
  const outgoing = createOutgoing(media)
  let link: PeerLink | undefined
  let peer: string | undefined

  const sendVideo = () => void link?.replace('video', outgoing.tracks().video)
  const quality = createQualityWatch({ outgoing, listener, sendVideo })
  function close() {
    recovery.stop()
    quality.stop()
    link?.close()
    link = undefined
  }
  const rebuild =
    onBroken &&
    (() => {
      close()
      peer = undefined
      onBroken()
    })
  const recovery = createRecovery({ polite, restart: () => link?.restart(), rebuild })
  const follow = (from: PeerLink, state: RTCPeerConnectionState, wasConnected: boolean) => {
    if (link !== from) return
    recovery.follow(state)
    if (state === 'connected') {
      listener.onState('connected')
      quality.start(from)
    } else if (wasConnected) listener.onState('reconnecting')
  }
  const meet = (epoch: string) => {
    if (peer === epoch && link) return
    close()
    peer = epoch
    listener.onState('connecting')
    listener.onRemote(null)
    let wasConnected = false
    const made: PeerLink = createPeerLink({
      polite,
      iceServers: grant.ice_servers,
      relayOnly: start.relayOnly === true,
      tracks: outgoing.tracks,
      send: signalling.send,
      onRemote: (remote) => link === made && listener.onRemote(remote),
      onState: (state) => {
        follow(made, state, wasConnected)
        wasConnected ||= state === 'connected'
      },
    })
    link = made
    recovery.expectConnected()
    made.start()
  }

  return {
    meet,
    part: () => {
      close()
      peer = undefined
      listener.onRemote(null)
      listener.onState('waiting')
    },
    receive: (from: string, signal: Signal) => {
      meet(from)
      void link?.receive(signal)
    },
    resume: () => {
      if (link && link.connection.connectionState !== 'connected') link.restart()
    },
    rebuild: () => rebuild?.(),
    setMic: outgoing.setMic,
    setCamera: (on) => {
      // No image instead of a black one: the other side sees at once that the camera is off.
      outgoing.setCamera(on)
      sendVideo()
    },
    switchDevices: (next) => {
      outgoing.use(next)
      void link?.replace('audio', outgoing.tracks().audio)
      sendVideo()
    },
    startScreenShare: (track) => {
      outgoing.share(track)
      sendVideo()
    },
    stopScreenShare: () => {
      outgoing.share(null)
      sendVideo()
    },
    // The next connection uses the new relay credentials; the running one needs none.
    renewGrant: (next) => {
      grant = next
    },
    leave: close,
  }
}
