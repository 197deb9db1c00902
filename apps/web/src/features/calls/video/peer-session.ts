import type { Signal } from '@emma/contracts/calls'
import { createOutgoing } from './outgoing.ts'
import { createPeerLink, type PeerLink } from './peer-link.ts'
import type { VideoSession, VideoStart } from './port.ts'
import { createSampler } from './quality.ts'
import { createRecovery } from './recovery.ts'
import { watchConnection } from './watch.ts'

/** Browser to browser, over our own signalling: one connection for each page of the other side. */
export const createPeerSession = ({ media, signalling, listener, ...start }: VideoStart): VideoSession => {
  let { grant } = start
  const { polite } = grant
  const outgoing = createOutgoing(media)
  let link: PeerLink | undefined
  let peer: string | undefined
  let unwatch: (() => void) | undefined

  const sendVideo = () => void link?.replace('video', outgoing.tracks().video)
  /** One watch for the life of a connection: back from an interruption, it goes on from the step that it had reached. */
  const watch = ({ connection }: PeerLink) => {
    if (unwatch) return
    const [look, sample] = [createSampler(), createSampler()]
    unwatch = watchConnection({
      look: () => look(connection),
      sample: () => sample(connection),
      onSample: listener.onQuality,
      onStep: (step) => {
        outgoing.limit(step)
        sendVideo()
        if (step !== 'sound') void link?.limit(step).catch(() => undefined)
        listener.onSending(step)
      },
    })
  }
  /** Each connection begins with all that it may carry. */
  const forget = () => {
    unwatch?.()
    unwatch = undefined
    if (outgoing.step() === 'full') return
    outgoing.limit('full')
    listener.onSending('full')
  }
  function close() {
    recovery.stop()
    forget()
    link?.close()
    link = undefined
  }
  const recovery = createRecovery({
    polite,
    restart: () => link?.restart(),
    rebuild: () => {
      close()
      peer = undefined
      listener.onBroken()
    },
  })
  const follow = (from: PeerLink, state: RTCPeerConnectionState, wasConnected: boolean) => {
    if (link !== from) return
    recovery.follow(state)
    if (state === 'connected') {
      listener.onState('connected')
      watch(from)
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
    setMic: outgoing.setMic,
    setCamera: (on) => {
      // Nothing is sent, rather than black: the other side sees at once that the camera is off.
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
    // The next connection goes by the new relay credentials; the running one needs none.
    renewGrant: (next) => {
      grant = next
    },
    leave: close,
  }
}
