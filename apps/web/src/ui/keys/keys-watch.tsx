import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'

const KeysHelp = lazyPart(() => import('./keys-help.tsx'), 'palette')

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** A question mark shows the keys of the screen, except in text fields. */
export default function KeysWatch() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, defaultPrevented, target } = event
      if (key !== '?' || altKey || ctrlKey || metaKey || defaultPrevented || isTyping(target)) return
      if (document.querySelector('[aria-modal=true]') !== null) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return <Suspense fallback={null}>{isOpen && <KeysHelp onClose={() => setOpen(false)} />}</Suspense>
}
