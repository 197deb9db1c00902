import type { Blur } from '../media/blur.ts'
import type { MediaOptions } from './call-media.ts'

/** A camera with a blurred background, or unchanged. */
const createBlurring = (onSlow: () => void) => {
  let blur: Blur | undefined
  const stop = () => {
    blur?.stop()
    blur = undefined
  }
  return {
    stop,
    /** The same sound with the blurred image. @throws Error if the browser does not support it */
    of: async (media: MediaStream): Promise<MediaStream> => {
      stop()
      const [camera] = media.getVideoTracks()
      if (!camera) return media
      const { startBlur } = await import('../media/blur.ts')
      blur = await startBlur(camera, onSlow)
      return new MediaStream([...media.getAudioTracks(), blur.track])
    },
  }
}

interface Options extends MediaOptions {
  /** The devices' current media, before any blur. */
  readonly raw: () => MediaStream | null
}

/** The media shown and sent: as the devices give it, or with a blurred background. */
export const createCallBlur = ({ state, video, raw }: Options) => {
  const { view, become } = state
  const blurring = createBlurring(() => void giveUp('blur_slow'))
  const show = (media: MediaStream) => {
    video()?.switchDevices(media)
    become({ local: media })
  }
  const showBlurred = async (media: MediaStream): Promise<void> => {
    try {
      const blurred = await blurring.of(media)
      if (raw() !== media || view().blur === 'off') return blurring.stop()
      become({ blur: 'on' })
      show(blurred)
    } catch {
      await giveUp('blur_failed')
    }
  }
  async function giveUp(kind: 'blur_slow' | 'blur_failed'): Promise<void> {
    become({ deviceNotice: { kind } })
    await setBlur(false)
  }
  const setBlur = async (on: boolean): Promise<void> => {
    become({ blur: on ? 'starting' : 'off' })
    if (!on) blurring.stop()
    const media = raw()
    if (!media) return
    if (on) await showBlurred(media)
    else show(media)
  }
  return { show, showBlurred, setBlur, stop: blurring.stop }
}
