import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

interface Keys {
  /** The card that is shown: its own focus comes with it. */
  readonly card: string
  readonly onPick: (index: number) => void
  /** With shift. */
  readonly onPickOther?: (index: number) => void
  readonly onNext: () => void
  readonly onBack: () => void
}

const digitOf = ({ code }: KeyboardEvent): number | null => {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit === undefined ? null : Number(digit) - 1
}
/** A field of the card itself: a form inside it, or a dialog that it opened, has keys of its own. */
const isFieldOf = (card: HTMLElement | null, target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement && target.closest('form') === null && card?.contains(target) === true

/**
 * A card by keyboard. On the card: a number picks what it stands beside, Enter goes on, and a letter begins to write. In
 * a text: Alt and a number pick, Enter goes on, Shift+Enter is a new line, and Escape leads back to the card.
 */
export const useCardKeys = ({ card, onPick, onPickOther, onNext, onBack }: Keys) => {
  const ref = useRef<HTMLElement>(null)
  // Before the card is seen: the first key is for it. What is above stays in sight, unless the card begins above the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card takes the focus, nothing else does.
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true })
    if ((ref.current?.getBoundingClientRect().top ?? 0) < 0) ref.current?.scrollIntoView()
  }, [card])

  const pick = (event: KeyboardEvent, digit: number): void => {
    event.preventDefault()
    if (event.shiftKey) onPickOther?.(digit)
    else onPick(digit)
  }
  const move = (event: KeyboardEvent): boolean => {
    const isOn = event.key === 'PageDown' || (event.key === 'Enter' && !event.shiftKey)
    if (!isOn && event.key !== 'PageUp') return false
    event.preventDefault()
    if (isOn) onNext()
    else onBack()
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const writing = isFieldOf(ref.current, event.target)
    if (event.nativeEvent.isComposing || (!writing && event.target !== ref.current)) return
    const digit = digitOf(event)
    if (digit !== null && event.altKey === writing && !event.ctrlKey) {
      pick(event, digit)
      return
    }
    if (move(event)) return
    if (writing && event.key === 'Escape') ref.current?.focus()
    const begins = event.key.length === 1 || event.key === 'Dead'
    if (!writing && begins && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // The letter itself arrives in the field that has the focus when it is typed, and is no key of the call beside.
      event.stopPropagation()
      ref.current?.querySelector('textarea')?.focus()
    }
  }
  return { ref, onKeyDown }
}
