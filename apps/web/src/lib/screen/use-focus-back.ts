import { useEffect, useRef } from 'react'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** For the button that something took the place of: it gets the focus when it is back, unless something else has it. */
export const useFocusBack = (isAway: boolean) => {
  const ref = useRef<HTMLButtonElement>(null)
  const wasAway = useRef(false)
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
