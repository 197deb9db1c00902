import { useEffect, useState } from 'react'

/** On closing, returns the focus to the previous element, unless something else has taken it meanwhile. */
export const useFocusReturned = () => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
