import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { digitsOf } from '../../lib/i18n/format.ts'
import { groupedNumber } from './card-form.values.ts'
import classes from './cards.module.css'
import type { CardFormState } from './use-card-form.ts'

/** Number, name, expiry and code, with the browser's autofill names. */
export const CardFields = ({ form }: Pick<CardFormState, 'form'>) => {
  const { t } = useTranslation('cards')
  const digits = (name: 'exp_month' | 'exp_year' | 'cvv', length: number) => ({
    ...form.getInputProps(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      form.setFieldValue(name, digitsOf(event.currentTarget.value).slice(0, length)),
    inputMode: 'numeric' as const,
  })
  return (
    <>
      <TextInput
        label={t('number')}
        inputMode="numeric"
        autoComplete="cc-number"
        {...form.getInputProps('card_number')}
        onChange={(event) => form.setFieldValue('card_number', groupedNumber(event.currentTarget.value))}
      />
      <TextInput
        label={t('holder')}
        autoComplete="cc-name"
        autoCapitalize="characters"
        maxLength={64}
        {...form.getInputProps('holder_name')}
      />
      <div className={classes.expiry}>
        <TextInput
          label={t('month')}
          placeholder={t('monthHint')}
          autoComplete="cc-exp-month"
          {...digits('exp_month', 2)}
        />
        <TextInput
          label={t('year')}
          placeholder={t('yearHint')}
          autoComplete="cc-exp-year"
          {...digits('exp_year', 2)}
        />
        <TextInput label={t('cvv')} placeholder={t('cvvHint')} autoComplete="cc-csc" {...digits('cvv', 4)} />
      </div>
    </>
  )
}
