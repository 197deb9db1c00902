import { TextInput, type TextInputProps } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { digitsOf } from '../../lib/i18n/format.ts'

export interface TypedFieldProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> {
  /** As it is sent; empty for none. */
  readonly value?: string
  /** The whole value, or empty while what is typed is none. */
  readonly onChange: (value: string) => void
}

interface Way {
  /** A value, or what was typed so far, as people write it. */
  readonly seen: (text: string) => string
  /** The value of what is seen, or empty. */
  readonly read: (seen: string) => string
  /** Completes the typed text when the field is left. */
  readonly meant?: (seen: string) => string
  /** Shown if the text left there is no value. */
  readonly wrong: string
}

/** Position of the caret after that many digits. */
const placeAfter = (seen: string, digits: number): number => {
  let at = 0
  for (let left = digits; left > 0 && at < seen.length; at += 1) if (/\d/.test(seen.charAt(at))) left -= 1
  return at
}

/** Figures that are written in one way: typed, pasted or filled in, with the caret kept where one corrects. */
export const TypedField = ({
  value = '',
  onChange,
  onBlur,
  error,
  seen: write,
  read,
  meant = (text) => text,
  wrong,
  ...props
}: TypedFieldProps & Way) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, leave] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const show = (text: string) => {
    setTyped(text)
    const next = read(text)
    if (next !== value) onChange(next)
  }
  // While one types what is typed; then the value, unless what was left there is none.
  const isKept = typed !== null && (!isLeft || (typed !== '' && value === '' && read(typed) === ''))
  const shown = isKept ? typed : write(value)
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...props}
      ref={input}
      error={error || (isKept && isLeft && wrong)}
      value={shown}
      onChange={({ currentTarget: { value: text, selectionStart } }) => {
        const next = write(text)
        if (selectionStart !== null && selectionStart < text.length)
          caret.current = placeAfter(next, digitsOf(text.slice(0, selectionStart)).length)
        leave(false)
        show(next)
      }}
      onBlur={(event) => {
        if (isKept && !isLeft) show(meant(typed))
        leave(true)
        onBlur?.(event)
      }}
    />
  )
}
