import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { digitsOf } from '../../lib/i18n/format.ts'
import classes from './code-field.module.css'

const length = 6

interface Props extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  readonly value: string
  /** The digits so far. */
  readonly onChange: (digits: string) => void
  /** Called with the last digit, so that no button needs pressing. */
  readonly onComplete?: (code: string) => void
}

/** A six-digit code in one field: phones can fill it in from a message, and it can be pasted in any form. */
export const CodeField = ({ value, onChange, onComplete, ...props }: Props) => {
  const { t } = useTranslation('fields')
  const take = (text: string) => {
    const digits = digitsOf(text).slice(0, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  return (
    <TextInput
      label={t('code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      classNames={{ input: classes.input }}
      {...props}
      value={value}
      onChange={(event) => take(event.currentTarget.value)}
    />
  )
}
