import { useEffect, useRef } from 'react'

/** Id of the element that contains screens. */
export const contentId = 'content'

/** Another step on the same path: focus goes to its beginning, as it does on another screen. */
export const useStepFocus = (step: string): void => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [step])
}
