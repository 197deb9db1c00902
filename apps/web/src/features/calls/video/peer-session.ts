import type { Signal } from '@emma/contracts/calls'
import { createPeerLink, type PeerLink } from './peer-link.ts'
import type { VideoSession, VideoStart } from './port.ts'
import { createSampler } from './quality.ts'
import { createRecovery } from './recovery.ts'

const SAMPLE_MS = 10_000
const FIRST_SAMPLE_MS = 2000

/** Browser to browser, over our own signalling: one connection for each page of the other side. */
export const createPeerSession = ({ grant, media, signalling, listener }: VideoStart): VideoSession => {
  const { polite } = grant
  const outgoing: Outgoing = { audio: trackOf(media, 'audio'), video: trackOf(media, 'video') }
  let screen: MediaStreamTrack | null = null
  let cameraOn = true
  let link: PeerLink | undefined
  let peer: string | undefined
  let sampling: ReturnType<typeof setTimeout> | undefined

  const tracks = (): Outgoing => ({ ...outgoing, video: screen ?? (cameraOn ? outgoing.video : null) })

  const sampleAfter = (delay: number, sample: ReturnType<typeof createSampler>, from: PeerLink) => {
    clearTimeout(sampling)
    sampling = setTimeout(() => {
      if (link !== from) return
      void sample(from.connection).then((taken) => link === from && listener.onQuality(taken))
      sampleAfter(SAMPLE_MS, sample, from)
    }, delay)
  }
  function close() {
    recovery.stop()
    clearTimeout(sampling)
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
      sampleAfter(FIRST_SAMPLE_MS, createSampler(), from)
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
      tracks,
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
  const replaceVideo = () => void link?.replace('video', tracks().video)

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
    setMic: (on) => {
      if (outgoing.audio) outgoing.audio.enabled = on
    },
    setCamera: (on) => {
      // Nothing is sent, rather than black: the other side sees at once that the camera is off.
      cameraOn = on
      replaceVideo()
    },
    switchDevices: (next) => {
      outgoing.audio = trackOf(next, 'audio')
      outgoing.video = trackOf(next, 'video')
      void link?.replace('audio', outgoing.audio)
      replaceVideo()
    },
    startScreenShare: (track) => {
      screen = track
      replaceVideo()
    },
    stopScreenShare: () => {
      screen = null
      replaceVideo()
    },
    leave: close,
  }
}

interface Outgoing {
  audio: MediaStreamTrack | null
  video: MediaStreamTrack | null
}

const trackOf = (media: MediaStream, kind: 'audio' | 'video'): MediaStreamTrack | null =>
  media.getTracks().find((track) => track.kind === kind) ?? null
