import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to a part that appears after its address was opened, if the anchor names it. */
export const useAnchor = <E extends HTMLElement>(id: string): RefObject<E | null> => {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (window.location.hash === `#${id}`) ref.current?.scrollIntoView?.()
  }, [id])
  return ref
}
