import { ActionIcon } from '@mantine/core'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/i18n/i18n.ts'
import { BirthDateField } from './birth-date-field.tsx'
import type { TypedFieldProps } from './typed-field.tsx'

const DateCalendar = lazy(() => import('./date-calendar.tsx'))

interface Props extends TypedFieldProps {
  /** The calendar's first and last day, `YYYY-MM-DD`. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Opens the calendar, which is loaded the first time it is used. */
const Calendar = ({ value = '', onChange, min, max, disabled = false }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState<boolean>()
  // A press outside closes it, and this button is outside: the same press must not reopen it.
  const wasOpen = useRef(false)
  const close = () => setOpen(false)
  const pick = (date: string) => {
    onChange(date)
    close()
  }
  return (
    <>
      <ActionIcon
        size={36}
        disabled={disabled}
        aria-label={t('typed.open')}
        onPointerDown={() => {
          wasOpen.current = isOpen === true
        }}
        onClick={() => {
          setOpen(!wasOpen.current)
          wasOpen.current = false
        }}
      >
        <IconCalendar size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <DateCalendar {...{ isOpen, value, min, max }} onClose={close} onPick={pick} />
        </Suspense>
      )}
    </>
  )
}

/** A date, `YYYY-MM-DD`: typed as `dd/mm/aaaa`, or chosen from a calendar. */
export const DateField = ({ min, max, description = null, ...props }: Props) => {
  const { t } = useTranslation()
  // In English (see BirthDateField) the placeholder says it, unless a date hides that from the start.
  const [isHidden] = useState(() => Boolean(props.value))
  const order = isHidden && currentLanguage() === 'en' && t('typed.order')
  return (
    <BirthDateField
      autoComplete="off"
      {...props}
      description={
        order ? (
          <>
            {description} {order}
          </>
        ) : (
          description
        )
      }
      rightSection={<Calendar {...props} min={min} max={max} />}
      rightSectionWidth={44}
    />
  )
}
