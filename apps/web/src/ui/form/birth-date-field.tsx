import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/i18n/i18n.ts'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'
import { dateSeen, dateTyped } from './typed-value.ts'

/** A birth date, `YYYY-MM-DD`: typed, as reaching it in a calendar takes long. */
export const BirthDateField = (props: TypedFieldProps) => {
  const { t } = useTranslation()
  return (
    <TypedField
      autoComplete="bday"
      placeholder={t('typed.date')}
      // Some who read English write the month first: 05/04 would be taken for another day without a word.
      description={currentLanguage() === 'en' && t('typed.order')}
      {...props}
      seen={dateSeen}
      read={dateTyped}
      wrong={t('typed.wrongDate')}
    />
  )
}
