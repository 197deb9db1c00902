import { useEffect, useState } from 'react'

/** Whether an element is currently wider than high. */
export const useIsWide = () => {
  const [element, measure] = useState<HTMLElement | null>(null)
  const [isWide, setWide] = useState(() => window.innerWidth > window.innerHeight)
  useEffect(() => {
    if (!element) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWide(entry.contentRect.width > entry.contentRect.height)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])
  return { isWide, measure }
}
