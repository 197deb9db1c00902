import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useDigitsCaret } from '../../../lib/forms/use-digits-caret.ts'
import { phoneSeen, phoneTyped } from './phone-value.ts'

interface PhoneProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  readonly defaultValue?: string | undefined
  /** Area code and number, or what else was typed; and the formatted text. */
  readonly onChangeRaw?: (typed: string, seen: string) => void
}

/** A cell phone, or a fixed line with one digit less. A mask would cut another country's number to one of somebody here. */
export const PhoneField = ({ defaultValue = '', onChangeRaw, ...props }: PhoneProps) => {
  const [seen, show] = useState(() => phoneSeen(defaultValue))
  const { input, keep } = useDigitsCaret()
  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
      ref={input}
      value={seen}
      onChange={({ currentTarget }) => {
        const next = phoneSeen(currentTarget.value)
        keep(currentTarget, next)
        show(next)
        onChangeRaw?.(phoneTyped(next), next)
      }}
    />
  )
}
