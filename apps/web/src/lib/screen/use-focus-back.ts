import { useEffect, useRef } from 'react'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * For the button that something took the place of: it gets the focus when it is back, unless something else has it.
 * @param isNew it takes the place of what was there: it gets the focus as soon as it is there
 */
export const useFocusBack = (isAway: boolean, isNew = false) => {
  const ref = useRef<HTMLButtonElement>(null)
  const wasAway = useRef(isNew)
  useEffect(() => {
    const isBack = wasAway.current && !isAway
    wasAway.current = isAway
    if (!isBack) return
    // A dialog that closes meanwhile gives its own back first.
    const timer = setTimeout(() => {
      if (isLost()) ref.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isAway])
  return ref
}
