import {
  type Choice,
  closeMedia,
  listDevices,
  MediaError,
  openMedia,
  rememberChoice,
} from '../media/devices.ts'
import { watchDevices } from '../media/watch-devices.ts'
import type { VideoSession } from '../video/port.ts'
import { createCallBlur } from './call-blur.ts'
import { createCallControls } from './call-controls.ts'
import type { CallState } from './call-state.ts'
import type { DeviceNotice } from './call-view.ts'

/** A person's choices about their sound and image. */
export type Sends = Pick<
  VideoSession,
  'setMic' | 'setCamera' | 'switchDevices' | 'startScreenShare' | 'stopScreenShare'
>

export interface MediaOptions {
  readonly state: CallState
  /** Everybody who receives the media. */
  readonly video: () => Sends | undefined
  /** Notifies the other participant that what is sent has changed. */
  readonly notify: () => void
}

const isLive = (track: MediaStreamTrack | undefined): boolean => track?.readyState === 'live'

/** The notice about a lost device, by what is used now. */
const noticeOf = (lost: MediaStreamTrack, now: MediaStream | null): DeviceNotice => {
  const replacement = now?.getTracks().find((track) => track.kind === lost.kind && isLive(track))
  if (replacement) return { kind: 'replaced', lost: lost.label, now: replacement.label }
  return { kind: lost.kind === 'video' ? 'camera_gone' : 'microphone_gone', lost: lost.label }
}

/** The devices of the tab's call: opened, chosen, lost, replaced; with the image blurred or not. */
export const createCallMedia = (options: MediaOptions) => {
  const { view, become } = options.state
  /** The devices' media; what is shown and sent may be blurred. */
  let raw: MediaStream | null = null
  let unwatch: (() => void) | undefined

  const blur = createCallBlur({ ...options, raw: () => raw })

  const drop = () => {
    unwatch?.()
    unwatch = undefined
    blur.stop()
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
      onChange: () => void refresh(),
    })
    if (view().blur === 'off') blur.show(media)
    become({ audioOnly, devices: await listDevices() })
    // Checked again: it may have been turned on or off while the devices were listed.
    if (view().blur === 'off') blur.show(media)
    else await blur.showBlurred(media)
  }
  const prepare = async (choice: Choice): Promise<boolean> => {
    const { appointmentId } = view()
    become({ mediaFailure: null, choice })
    try {
      const { media, audioOnly } = await openMedia(choice)
      if (view().appointmentId !== appointmentId || appointmentId === null) {
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
  /** Replaces a lost device by another one, with a notice. */
  const replace = async (lost: MediaStreamTrack): Promise<void> => {
    if (!raw?.getTracks().includes(lost)) return
    const isReplaced = await prepare(view().choice)
    become({ deviceNotice: noticeOf(lost, isReplaced ? raw : null) })
  }
  /** A device was plugged in or out: a missing one may be available. */
  const refresh = async (): Promise<void> => {
    const devices = await listDevices()
    become({ devices })
    const hasSound = raw?.getAudioTracks().some(isLive) ?? false
    if (!hasSound || (view().audioOnly && devices.cameras.length > 0)) await prepare(view().choice)
  }

  return {
    prepare,
    drop: () => {
      drop()
      become({ local: null })
    },
    setBlur: blur.setBlur,
    closeNotice: () => become({ deviceNotice: null }),
    /** Switches the devices, and remembers them for the next call. */
    choose: async (choice: Choice): Promise<void> => {
      rememberChoice(choice)
      await prepare(choice)
    },
    ...createCallControls({ ...options, raw: () => raw }),
  }
}
