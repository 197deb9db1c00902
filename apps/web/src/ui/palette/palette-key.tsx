import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useStore } from '../../lib/store.ts'
import { paletteOpen } from './palette-open.ts'

const Palette = lazyPart(() => import('./palette.tsx'), 'palette')

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Ctrl+K, Cmd+K, or a slash outside text fields. */
const isAsked = (event: KeyboardEvent): boolean => {
  const { altKey, shiftKey, ctrlKey, metaKey, key, target } = event
  if (altKey || event.defaultPrevented) return false
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k'
  return key === '/' && !isTyping(target) && document.querySelector('[role=dialog]') === null
}

/** Its keys open the palette from any screen; in an editor that uses them they are the editor's. */
export const PaletteKey = () => {
  const isOpen = useStore(paletteOpen)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isAsked(event)) return
      event.preventDefault()
      paletteOpen.set(!paletteOpen.get())
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return <Suspense fallback={null}>{isOpen && <Palette onClose={() => paletteOpen.set(false)} />}</Suspense>
}
