import { formatBRL, formatPriceInEnglish, parseBRL, parseBRLInEnglish } from '@emma/domain/money'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useMask } from '@mantine/hooks'
import { useState } from 'react'
import { currentLanguage } from '../../lib/i18n/i18n.ts'

interface MaskedProps extends TextInputProps {
  /** The digits, and the formatted text. */
  readonly onChangeRaw?: (digits: string, seen: string) => void
}

/** Mantine's `MaskInput` does not pass the error to its hook, which then removes `aria-invalid` (9.6). */
const MaskedInput = ({ mask, onChangeRaw, error, ...props }: MaskedProps & { readonly mask: string }) => {
  const { ref } = useMask({
    mask,
    slotChar: null,
    showMaskOnFocus: false,
    invalid: Boolean(error),
    ...(onChangeRaw ? { onChangeRaw } : {}),
  })
  return <TextInput inputMode="numeric" error={error} {...props} ref={ref} />
}

/** CPF; the form holds the formatted text, `digitsOf` gives the digits. */
export const CpfField = (props: MaskedProps) => (
  <MaskedInput mask="999.999.999-99" autoComplete="off" {...props} />
)

/** CEP: eight digits. */
export const CepField = (props: MaskedProps) => (
  <MaskedInput mask="99999-999" autoComplete="postal-code" {...props} />
)

/** A birth date, typed as written: `20/05/1990`. */
export const BirthDateField = (props: MaskedProps) => (
  <MaskedInput mask="99/99/9999" autoComplete="bday" {...props} />
)

interface MoneyProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Centavos; `null` while the text is not an amount. */
  readonly value: number | null
  readonly onChange: (centavos: number | null) => void
}

/** How each language writes and reads an amount. */
const amounts = {
  pt: { written: formatBRL, read: parseBRL },
  en: { written: formatPriceInEnglish, read: parseBRLInEnglish },
}

/** An amount, typed as people write it; formatted when the field loses focus. */
export const MoneyField = ({ value, onChange, onBlur, ...props }: MoneyProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const { written, read } = amounts[currentLanguage()]
  const shown = typed ?? (value === null ? '' : written(value))
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        const text = event.currentTarget.value
        const amount = read(text)
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
