import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  /** As high as the children. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Renders expensive children once they come within a screen of the visible part. */
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
