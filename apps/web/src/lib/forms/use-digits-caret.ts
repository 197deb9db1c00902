import { useLayoutEffect, useRef } from 'react'
import { digitsOf } from '../i18n/format.ts'

/** Position of the caret after that many digits. */
const placeAfter = (seen: string, digits: number): number => {
  let at = 0
  for (let left = digits; left > 0 && at < seen.length; at += 1) if (/\d/.test(seen.charAt(at))) left -= 1
  return at
}

/** Keeps the caret after the same digit while a corrected text is formatted. */
export const useDigitsCaret = () => {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const keep = ({ value, selectionStart }: HTMLInputElement, next: string): void => {
    if (selectionStart === null || selectionStart >= value.length) return
    caret.current = placeAfter(next, digitsOf(value.slice(0, selectionStart)).length)
  }
  return { input, keep }
}
