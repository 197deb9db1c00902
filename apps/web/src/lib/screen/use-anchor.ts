import { type RefObject, useEffect, useRef } from 'react'

/** A part that is there later than its address: who was sent to it by its anchor finds it without scrolling. */
export const useAnchor = <E extends HTMLElement>(id: string): RefObject<E | null> => {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (window.location.hash === `#${id}`) ref.current?.scrollIntoView?.()
  }, [id])
  return ref
}
