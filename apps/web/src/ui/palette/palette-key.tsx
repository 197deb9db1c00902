import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'

const Palette = lazyPart(() => import('./palette.tsx'), 'palette')

/** Ctrl+K, or Cmd+K, opens the palette from any screen; where an editor takes the keys they are the editor's. */
export const PaletteKey = () => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      if (!isAsked || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      setOpen((was) => !was)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return <Suspense fallback={null}>{isOpen && <Palette onClose={() => setOpen(false)} />}</Suspense>
}
