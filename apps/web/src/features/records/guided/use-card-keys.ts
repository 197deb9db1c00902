import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { digitOf, pressKeyed } from '../../../lib/screen/button-keys.ts'

interface Keys {
  /** The card on screen: changing it moves the focus. */
  readonly card: string
  readonly onPick: (index: number) => void
  readonly onNext: () => void
  readonly onBack: () => void
}

/** Where on the card a key was pressed; forms and dialogs of the card have keys of their own. */
const placeOf = (card: HTMLElement | null, target: EventTarget): 'card' | 'text' | 'button' | null => {
  if (target === card) return 'card'
  if (!(target instanceof HTMLElement) || !card?.contains(target) || target.closest('form')) return null
  if (target instanceof HTMLTextAreaElement) return 'text'
  return target instanceof HTMLButtonElement ? 'button' : null
}
/** Selects buttons with a key. */
const KEYED = '[aria-keyshortcuts]'
/** Phrases. */
const PICKED = '[data-pick]'

/**
 * Keyboard control of a card. On the card: a number picks its entry, a key with Shift or a plus presses the button that
 * names it, Enter goes on, and a letter begins to write. In a text: Alt and a number pick, Enter goes on, Shift+Enter
 * is a new line, and Escape returns to the card. On a button of it, Enter presses that.
 */
export const useCardKeys = ({ card, onPick, onNext, onBack }: Keys) => {
  const ref = useRef<HTMLElement>(null)
  // Before paint: the first key is for it. What is above stays visible, unless the card begins above the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card takes the focus, nothing else does.
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true })
    if ((ref.current?.getBoundingClientRect().top ?? 0) < 0) ref.current?.scrollIntoView()
  }, [card])

  const pick = (event: KeyboardEvent, digit: number): void => {
    event.preventDefault()
    if (event.shiftKey) pressKeyed(ref.current, event, `Shift+${digit}`)
    else onPick(digit - 1)
  }
  const move = (event: KeyboardEvent, entered: boolean): boolean => {
    const isOn = event.key === 'PageDown' || (entered && event.key === 'Enter' && !event.shiftKey)
    if (!isOn && event.key !== 'PageUp') return false
    event.preventDefault()
    if (isOn) onNext()
    else onBack()
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const place = placeOf(ref.current, event.target)
    if (event.nativeEvent.isComposing || place === null) return
    const digit = digitOf(event)
    const picks = digit !== null && (digit > 0 || event.shiftKey)
    if (picks && event.altKey === (place === 'text') && !event.ctrlKey) {
      pick(event, digit)
      return
    }
    if (event.key === '+' && place !== 'text' && pressKeyed(ref.current, event)) return
    if (move(event, place !== 'button')) return
    if (place === 'text' && event.key === 'Escape') ref.current?.focus()
    // It shows the keys of the screen.
    if (event.key === '?') return
    const begins = event.key.length === 1 || event.key === 'Dead'
    if (place === 'card' && begins && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // The letter is typed into the focused field, and must not act as a key of the call beside.
      event.stopPropagation()
      ref.current?.querySelector('textarea')?.focus()
    }
  }
  /**
   * A button with a key returns the focus to the card, also when clicked: its dialog leads back there, and Enter after
   * a phrase goes on instead of removing it again. A phrase pressed by keyboard keeps the focus.
   */
  const onClickCapture = ({ target, detail }: MouseEvent<HTMLElement>): void => {
    const gives = detail > 0 ? `${KEYED}, ${PICKED}` : KEYED
    if (target instanceof Element && target.closest(gives)) ref.current?.focus({ preventScroll: true })
  }
  return { ref, onKeyDown, onClickCapture }
}
