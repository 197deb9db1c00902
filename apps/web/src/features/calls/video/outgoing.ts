import type { SendStep } from '@emma/domain/calls'

export type Kind = 'audio' | 'video'
export type Tracks = Readonly<Record<Kind, MediaStreamTrack | null>>

const trackOf = (media: MediaStream, kind: Kind): MediaStreamTrack | null =>
  media.getTracks().find((track) => track.kind === kind) ?? null

/**
 * The media one participant wants to send, and what is sent: a screen before a camera, and no image if only sound gets
 * through.
 */
export const createOutgoing = (media: MediaStream) => {
  let audio = trackOf(media, 'audio')
  let camera = trackOf(media, 'video')
  let screen: MediaStreamTrack | null = null
  let cameraOn = true
  let step: SendStep = 'full'
  return {
    tracks: (): Tracks => {
      const image = screen ?? (cameraOn ? camera : null)
      return { audio, video: step === 'sound' ? null : image }
    },
    step: () => step,
    limit: (next: SendStep) => {
      step = next
    },
    use: (next: MediaStream) => {
      audio = trackOf(next, 'audio')
      camera = trackOf(next, 'video')
    },
    share: (next: MediaStreamTrack | null) => {
      screen = next
    },
    setMic: (on: boolean) => {
      if (audio) audio.enabled = on
    },
    setCamera: (on: boolean) => {
      cameraOn = on
    },
  }
}

/** Encoder limits at each step; sound has none. */
export const limitsOf = (step: SendStep) => {
  if (step === 'full') return { scaleResolutionDownBy: 1, maxBitrate: 1_700_000, maxFramerate: 30 }
  if (step === 'reduced') return { scaleResolutionDownBy: 2, maxBitrate: 500_000, maxFramerate: 24 }
  return { scaleResolutionDownBy: 4, maxBitrate: 150_000, maxFramerate: 15 }
}
