import { useEffect, useRef } from 'react'

/** Id of the element that contains screens. */
export const contentId = 'content'

/** Focuses the beginning of another step on the same path, as on another screen. */
export const useStepFocus = (step: string): void => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [step])
}
