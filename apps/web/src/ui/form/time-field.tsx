import { useTranslation } from 'react-i18next'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'
import { hourMeant, hourSeen, hourTyped } from './typed-value.ts'

/** A time of the day, `HH:mm`, typed. */
export const TimeField = (props: TypedFieldProps) => {
  const { t } = useTranslation()
  return (
    <TypedField
      placeholder={t('typed.hour')}
      {...props}
      seen={hourSeen}
      read={hourTyped}
      meant={hourMeant}
      wrong={t('typed.wrongHour')}
    />
  )
}
