import { type RefObject, useEffect, useState } from 'react'

const LOOK_MS = 500
/** Checks without a new frame after which an image counts as missing. */
const STILL_LOOKS = 4

/** Whether an image is changing: browsers do not report that the other side's camera went off. */
export const useHasImage = (video: RefObject<HTMLVideoElement | null>): boolean => {
  const [has, setHas] = useState(false)
  useEffect(() => {
    let last = 0
    let still = STILL_LOOKS
    const timer = setInterval(() => {
      const frames = video.current?.getVideoPlaybackQuality().totalVideoFrames ?? 0
      still = frames === last ? still + 1 : 0
      last = frames
      setHas(still < STILL_LOOKS)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [video])
  return has
}
