import { useEffect, useRef } from 'react'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'
>

/** The digit of a key, regardless of Shift and layout. */
export const digitOf = ({ code }: Pick<KeyboardEvent, 'code'>): number | null => {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  return digit === undefined ? null : Number(digit)
}

/** The `aria-keyshortcuts` name of a key that buttons may have: a plus, or a digit with Shift or Alt. */
const nameOf = (event: Pressed): string | null => {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event
  if (ctrlKey || metaKey) return null
  if (key === '+' && !altKey) return 'Plus'
  const digit = digitOf(event)
  if (digit === null || altKey === shiftKey) return null
  return `${altKey ? 'Alt' : 'Shift'}+${digit}`
}

/** A name of `aria-keyshortcuts` as printed on keyboards. */
export const keyLabel = (key: string): string =>
  key.replace('Shift+', '⇧').replace('Alt+', 'Alt ').replace('Control+', 'Ctrl ').replace('Plus', '+')

/** Presses the button within `part` that has this key; false if there is none. */
export const pressKeyed = (part: HTMLElement | null, event: Pressed, name = nameOf(event)): boolean => {
  const keyed = name === null ? null : part?.querySelector<HTMLElement>(`[aria-keyshortcuts="${name}"]`)
  if (!keyed) return false
  event.preventDefault()
  keyed.click()
  return true
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** The keys of a part's buttons work on the whole screen, while nobody types and no dialog is open. */
export const useButtonKeys = <T extends HTMLElement>(isOn: boolean) => {
  const ref = useRef<T>(null)
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || isTyping(event.target)
      if (!isTaken && document.querySelector('[aria-modal=true]') === null) pressKeyed(ref.current, event)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
  return ref
}
