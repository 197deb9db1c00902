import { Popover } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import { calendarSettings } from '../../lib/time/dayjs.ts'
import { today } from '../../lib/time/days.ts'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly value: string
  readonly min: string | undefined
  readonly max: string | undefined
  readonly onPick: (date: string) => void
}

/** A month's days below the field, with arrow keys. */
export default function DateCalendar({ isOpen, onClose, value, min, max, onPick }: Props) {
  const { t } = useTranslation()
  return (
    <Popover
      opened={isOpen}
      onChange={(open) => open || onClose()}
      position="bottom-end"
      // Until it is positioned, an absolute one widens a phone's page.
      floatingStrategy="fixed"
      offset={26}
      width={286}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <span />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('typed.calendar')}>
        <DatesProvider settings={calendarSettings()}>
          <DatePicker
            aria-label={t('typed.calendar')}
            value={value || null}
            defaultDate={value || min || today()}
            onChange={(date) => date && onPick(date)}
            {...(min && { minDate: min })}
            {...(max && { maxDate: max })}
            size="sm"
            weekdayFormat="ddd"
            hideOutsideDates
            weekendDays={[]}
            ariaLabels={{ previousMonth: t('typed.previousMonth'), nextMonth: t('typed.nextMonth') }}
          />
        </DatesProvider>
      </Popover.Dropdown>
    </Popover>
  )
}
