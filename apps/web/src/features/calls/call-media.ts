import type { CallState } from './call-state.ts'
import type { DeviceNotice } from './call-view.ts'
import type { Blur } from './media/blur.ts'
import {
  type Choice,
  closeMedia,
  listDevices,
  MediaError,
  openMedia,
  rememberChoice,
} from './media/devices.ts'
import { watchDevices } from './media/watch-devices.ts'
import type { VideoSession } from './video/port.ts'

interface Options {
  readonly state: CallState
  readonly video: () => VideoSession | undefined
  /** What is sent has changed: the other side hears of it. */
  readonly tell: () => void
}

const isLive = (track: MediaStreamTrack | undefined): boolean => track?.readyState === 'live'

/** What became of a device that went away, by what is used now. */
const noticeOf = (lost: MediaStreamTrack, now: MediaStream | null): DeviceNotice => {
  const replacement = now?.getTracks().find((track) => track.kind === lost.kind && isLive(track))
  if (replacement) return { kind: 'replaced', lost: lost.label, now: replacement.label }
  return { kind: lost.kind === 'video' ? 'camera_gone' : 'microphone_gone', lost: lost.label }
}

/** A camera with its background out of focus, or as it is. */
const createBlurring = (onSlow: () => void) => {
  let blur: Blur | undefined
  const stop = () => {
    blur?.stop()
    blur = undefined
  }
  return {
    stop,
    /** The same sound beside the blurred image. @throws Error where the browser can't */
    of: async (media: MediaStream): Promise<MediaStream> => {
      stop()
      const [camera] = media.getVideoTracks()
      if (!camera) return media
      const { startBlur } = await import('./media/blur.ts')
      blur = await startBlur(camera, onSlow)
      return new MediaStream([...media.getAudioTracks(), blur.track])
    },
  }
}

/** The devices of the tab's call: opened, chosen, lost, replaced; the image blurred or not. */
export const createCallMedia = ({ state, video, tell }: Options) => {
  const { view, become } = state
  /** As the devices give it; what is shown and sent may be blurred. */
  let raw: MediaStream | null = null
  let unwatch: (() => void) | undefined

  const blurring = createBlurring(() => void giveUpBlur('blur_slow'))
  const show = (media: MediaStream) => {
    video()?.switchDevices(media)
    become({ local: media })
  }
  const blurIfWanted = async (media: MediaStream): Promise<void> => {
    if (view().blur === 'off') return show(media)
    try {
      const blurred = await blurring.of(media)
      if (raw !== media || view().blur === 'off') return blurring.stop()
      become({ blur: 'on' })
      show(blurred)
    } catch {
      await giveUpBlur('blur_failed')
    }
  }
  async function giveUpBlur(kind: 'blur_slow' | 'blur_failed'): Promise<void> {
    become({ deviceNotice: { kind } })
    await setBlur(false)
  }
  const setBlur = async (on: boolean): Promise<void> => {
    become({ blur: on ? 'starting' : 'off' })
    if (!on) blurring.stop()
    if (raw) await blurIfWanted(raw)
  }

  const drop = () => {
    unwatch?.()
    unwatch = undefined
    blurring.stop()
    closeMedia(raw)
    raw = null
  }
  const use = async (media: MediaStream, audioOnly: boolean): Promise<void> => {
    for (const track of media.getAudioTracks()) track.enabled = view().micOn
    for (const track of media.getVideoTracks()) track.enabled = view().cameraOn
    drop()
    raw = media
    unwatch = watchDevices(media, {
      onLost: (track) => void replace(track),
      onChange: () => void lookAgain(),
    })
    // Seen and heard at once; a blur that is on follows as soon as it is ready.
    if (view().blur === 'off') show(media)
    become({ audioOnly, devices: await listDevices() })
    await blurIfWanted(media)
  }
  const prepare = async (choice: Choice): Promise<boolean> => {
    const { scheduleId } = view()
    become({ mediaFailure: null, choice })
    try {
      const { media, audioOnly } = await openMedia(choice)
      if (view().scheduleId !== scheduleId || scheduleId === null) {
        closeMedia(media)
        return false
      }
      await use(media, audioOnly)
      return true
    } catch (error) {
      if (!(error instanceof MediaError)) throw error
      become({ mediaFailure: error.failure })
      return false
    }
  }
  /** Another device takes over from one that went away, and it is said. */
  const replace = async (lost: MediaStreamTrack): Promise<void> => {
    if (!raw?.getTracks().includes(lost)) return
    const isReplaced = await prepare(view().choice)
    become({ deviceNotice: noticeOf(lost, isReplaced ? raw : null) })
  }
  /** Something was plugged in or out: what was missing may be there again. */
  const lookAgain = async (): Promise<void> => {
    const devices = await listDevices()
    become({ devices })
    const hasSound = raw?.getAudioTracks().some(isLive) ?? false
    if (!hasSound || (view().audioOnly && devices.cameras.length > 0)) await prepare(view().choice)
  }

  const unshare = () => {
    video()?.stopScreenShare()
    closeMedia(view().screen)
    become({ screen: null })
    tell()
  }
  return {
    prepare,
    drop: () => {
      drop()
      become({ local: null })
    },
    setBlur,
    closeNotice: () => become({ deviceNotice: null }),
    /** Other devices from now on; remembered for the next call. */
    choose: async (choice: Choice): Promise<void> => {
      rememberChoice(choice)
      await prepare(choice)
    },
    toggleMic: () => {
      const micOn = !view().micOn
      for (const track of raw?.getAudioTracks() ?? []) track.enabled = micOn
      video()?.setMic(micOn)
      become({ micOn })
      tell()
    },
    toggleCamera: () => {
      const cameraOn = !view().cameraOn
      for (const track of raw?.getVideoTracks() ?? []) track.enabled = cameraOn
      video()?.setCamera(cameraOn)
      become({ cameraOn })
      tell()
    },
    /** @throws DOMException when the person or the browser refuses */
    share: async (): Promise<void> => {
      const screen = await navigator.mediaDevices.getDisplayMedia({ video: true })
      const [track] = screen.getVideoTracks()
      const session = video()
      if (!track || !session) return closeMedia(screen)
      track.addEventListener('ended', unshare)
      session.startScreenShare(track)
      become({ screen })
      tell()
    },
    unshare,
  }
}
