import { type FocusEvent, useEffect, useRef } from 'react'

/** For a section whose pressed buttons may be gone afterwards: `next`, which stays, takes the focus then. */
export const useFocusKept = () => {
  const next = useRef<HTMLButtonElement>(null)
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    next.current?.focus({ preventScroll: true })
  })
  return {
    next,
    section: {
      onFocus: ({ target }: FocusEvent) => {
        focused.current = target
      },
      onBlur: () => {
        focused.current = null
      },
    },
  }
}
