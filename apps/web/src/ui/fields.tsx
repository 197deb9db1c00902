import { parseBRL } from '@emma/domain/money'
import { MaskInput, type MaskInputProps, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { formatBRL } from '../lib/format.ts'

type MaskedProps = Omit<MaskInputProps, 'mask'>

const numeric = { inputMode: 'numeric', slotChar: null, showMaskOnFocus: false } as const

/** CPF; the form holds what is seen, `digitsOf` gives the digits. */
export const CpfField = (props: MaskedProps) => (
  <MaskInput {...numeric} mask="999.999.999-99" autoComplete="off" {...props} />
)

/** CEP: eight digits. */
export const CepField = (props: MaskedProps) => (
  <MaskInput {...numeric} mask="99999-999" autoComplete="postal-code" {...props} />
)

/** A cell phone, or a fixed line with one digit less. */
export const PhoneField = (props: MaskedProps) => (
  <MaskInput {...numeric} mask="(99) 99999-9999" inputMode="tel" autoComplete="tel-national" {...props} />
)

interface MoneyProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Centavos; `null` while what is typed is not an amount. */
  readonly value: number | null
  readonly onChange: (centavos: number | null) => void
}

/** An amount, typed as people write it; put in order when the field is left. */
export const MoneyField = ({ value, onChange, onBlur, ...props }: MoneyProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (value === null ? '' : formatBRL(value))
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        const text = event.currentTarget.value
        const amount = parseBRL(text)
        setTyped(text)
        onChange(amount.ok ? amount.value : null)
      }}
      onBlur={(event) => {
        if (value !== null) setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
