import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  /** As high as what comes in its place. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** What takes long to draw: drawn once it comes within a screen of what is seen. */
export const Near = ({ fallback, children }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(!('IntersectionObserver' in window))
  useEffect(() => {
    if (isNear || !place.current) return
    const watch = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100%' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place}>{fallback}</div>
}
