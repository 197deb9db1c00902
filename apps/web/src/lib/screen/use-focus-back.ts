import { useEffect, useRef } from 'react'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * For a button that something replaced for a while: it gets the focus when it is back, unless something else has it.
 * @param isNew it replaces what was there before: it gets the focus as soon as it appears
 */
export const useFocusBack = (isAway: boolean, isNew = false) => {
  const ref = useRef<HTMLButtonElement>(null)
  const wasAway = useRef(isNew)
  useEffect(() => {
    const isBack = wasAway.current && !isAway
    wasAway.current = isAway
    if (!isBack) return
    // A dialog that closes meanwhile returns its own focus first.
    const timer = setTimeout(() => {
      if (isLost()) ref.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isAway])
  return ref
}
