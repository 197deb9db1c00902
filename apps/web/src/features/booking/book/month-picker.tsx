import { MAX_DAYS_AHEAD } from '@emma/domain/availability'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calendarSettings } from '../../../lib/time/dayjs.ts'
import { addDays, dateAt, today } from '../../../lib/time/days.ts'
import { monthOf } from './days.ts'
import { useFreeSlots } from './use-free-slots.ts'

interface Props {
  readonly specialistId: string
  readonly selected: string
  readonly onSelect: (date: string) => void
}

/** A month in which only days with free slots are enabled. */
export default function MonthPicker({ specialistId, selected, onSelect }: Props) {
  const { t } = useTranslation('booking')
  const [month, setMonth] = useState(selected)
  const { data = [] } = useFreeSlots(specialistId, monthOf(month))
  const free = new Set(data.map(({ starts_at }) => dateAt(starts_at)))
  return (
    <DatesProvider settings={calendarSettings()}>
      <DatePicker
        aria-label={t('pick.monthLabel')}
        value={selected}
        date={month}
        onDateChange={setMonth}
        onChange={(date) => date && onSelect(date)}
        minDate={today()}
        maxDate={addDays(today(), MAX_DAYS_AHEAD)}
        maxLevel="month"
        fullWidth
        size="md"
        weekdayFormat="ddd"
        hideOutsideDates
        weekendDays={[]}
        excludeDate={(date) => !free.has(date)}
        ariaLabels={{ previousMonth: t('pick.previousMonth'), nextMonth: t('pick.nextMonth') }}
      />
    </DatesProvider>
  )
}
