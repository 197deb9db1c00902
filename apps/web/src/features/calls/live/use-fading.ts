import { useMediaQuery } from '@mantine/hooks'
import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds without a touch before the controls fade. */
const IDLE_MS = 5000
const now = { getInitialValueInEffect: false }

/**
 * Whether the controls over the image have faded: only on a touch screen, only while the call runs normally, never with
 * reduced motion, and never while one of them has keyboard or screen reader focus. A touch brings them back.
 */
export const useFading = (area: RefObject<HTMLElement | null>, mayFade: boolean): boolean => {
  const isTouch = useMediaQuery('(hover: none)', false, now)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', false, now)
  const [faded, setFaded] = useState(false)
  const fades = mayFade && isTouch && !isStill
  useEffect(() => {
    const { current: element } = area
    if (!fades || !element) return
    let timer: ReturnType<typeof setTimeout>
    const wake = () => {
      setFaded(false)
      clearTimeout(timer)
      timer = setTimeout(rest, IDLE_MS)
    }
    const rest = () => {
      if (element.querySelector(':focus-visible')) wake()
      else setFaded(true)
    }
    const signs = ['pointerdown', 'focusin', 'keydown'] as const
    for (const sign of signs) element.addEventListener(sign, wake)
    wake()
    return () => {
      clearTimeout(timer)
      for (const sign of signs) element.removeEventListener(sign, wake)
      setFaded(false)
    }
  }, [area, fades])
  return faded
}
