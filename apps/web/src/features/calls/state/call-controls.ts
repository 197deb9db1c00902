import { closeMedia } from '../media/devices.ts'
import type { MediaOptions } from './call-media.ts'

interface Options extends MediaOptions {
  /** The microphone and camera in use, before any blur. */
  readonly raw: () => MediaStream | null
}

/** The buttons of a call: microphone, camera, screen. */
export const createCallControls = ({ state, video, notify, raw }: Options) => {
  const { view, become } = state
  const unshare = () => {
    video()?.stopScreenShare()
    closeMedia(view().screen)
    become({ screen: null })
    notify()
  }
  return {
    toggleMic: () => {
      const micOn = !view().micOn
      for (const track of raw()?.getAudioTracks() ?? []) track.enabled = micOn
      video()?.setMic(micOn)
      become({ micOn })
      notify()
    },
    toggleCamera: () => {
      const cameraOn = !view().cameraOn
      for (const track of raw()?.getVideoTracks() ?? []) track.enabled = cameraOn
      video()?.setCamera(cameraOn)
      become({ cameraOn })
      notify()
    },
    /** @throws DOMException if the user or the browser refuses */
    share: async (): Promise<void> => {
      const screen = await navigator.mediaDevices.getDisplayMedia({ video: true })
      const [track] = screen.getVideoTracks()
      const session = video()
      if (!track || !session) return closeMedia(screen)
      track.addEventListener('ended', unshare)
      session.startScreenShare(track)
      become({ screen })
      notify()
    },
    unshare,
  }
}
