import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useDigitsCaret } from '../../lib/forms/use-digits-caret.ts'

export interface TypedFieldProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> {
  /** The value as it is sent; empty for none. */
  readonly value?: string
  /** The whole value, or empty while the text is not one. */
  readonly onChange: (value: string) => void
}

interface Way {
  /** Formats a value or a partial text. */
  readonly seen: (text: string) => string
  /** Reads the value of a text; empty if it is none. */
  readonly read: (seen: string) => string
  /** Completes the typed text when the field is left. */
  readonly meant?: (seen: string) => string
  /** Shown if the text left there is no value. */
  readonly wrong: string
}

/** Figures with one way of writing: typed, pasted or filled in; the caret stays in place during corrections. */
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
  const { input, keep } = useDigitsCaret()
  const show = (text: string) => {
    setTyped(text)
    const next = read(text)
    if (next !== value) onChange(next)
  }
  // Shows the typed text while typing; afterwards the value, unless the text was not one.
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
      onChange={({ currentTarget }) => {
        const next = write(currentTarget.value)
        keep(currentTarget, next)
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
