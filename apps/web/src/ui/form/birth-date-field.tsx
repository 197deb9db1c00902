import { useTranslation } from 'react-i18next'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'
import { dateSeen, dateTyped } from './typed-value.ts'

/** A birth date, `YYYY-MM-DD`: typed, as reaching it in a calendar takes long. */
export const BirthDateField = (props: TypedFieldProps) => {
  const { t } = useTranslation()
  return (
    <TypedField
      autoComplete="bday"
      placeholder={t('typed.date')}
      {...props}
      seen={dateSeen}
      read={dateTyped}
      wrong={t('typed.wrongDate')}
    />
  )
}
