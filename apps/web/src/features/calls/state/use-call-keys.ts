import { useEffect } from 'react'
import { callStore } from './call-store.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** M for the microphone, V for the camera; not while typing. */
export const useCallKeys = (): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key === 'm') callStore.toggleMic()
      if (key === 'v') callStore.toggleCamera()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
