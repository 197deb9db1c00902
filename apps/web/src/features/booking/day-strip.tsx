import { dateOf, dayOf, MAX_DAYS_AHEAD } from '@emma/domain/availability'
import { ActionIcon } from '@mantine/core'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useTranslation } from 'react-i18next'
import { formatDay, formatShortDay, noonOf } from '../../lib/format.ts'
import { type DayWindow, datesOf, WEEK } from './days.ts'
import classes from './pick-slot.module.css'
import { today } from './use-free-slots.ts'

interface Props {
  readonly days: DayWindow
  readonly selected: string
  /** How many slots a day has; nothing while they are being asked for. */
  readonly countOf: (date: string) => number | undefined
  readonly onSelect: (date: string) => void
}

const Day = ({ date, selected, countOf, onSelect }: Omit<Props, 'days'> & { date: string }) => {
  const { t } = useTranslation('booking')
  const count = countOf(date)
  const noon = noonOf(date)
  const [weekday = '', ...rest] = formatShortDay(noon, 'UTC').split(', ')
  return (
    <button
      type="button"
      className={classes.day}
      aria-pressed={date === selected}
      aria-label={t('pick.dayLabel', { count: count ?? 0, day: formatDay(noon, 'UTC') })}
      data-empty={count === 0 || undefined}
      onClick={() => onSelect(date)}
    >
      <span>{weekday.replace('.', '')}</span>
      <strong>{noon.getUTCDate()}</strong>
      <small>
        {rest
          .join(' ')
          .replace(/^\d+ de /, '')
          .replace('.', '')}
      </small>
      <span className={classes.dot} data-free={(count ?? 0) > 0 || undefined} aria-hidden />
    </button>
  )
}

/** Seven days side by side, each with whether it has free slots. */
export const DayStrip = ({ days, ...props }: Props) => {
  const { t } = useTranslation('booking')
  const start = dayOf(today()) ?? 0
  return (
    <div className={classes.strip}>
      <ActionIcon
        aria-label={t('pick.previousWeek')}
        disabled={days.first <= start}
        onClick={() => props.onSelect(dateOf(days.first - WEEK))}
      >
        <IconChevronLeft size={22} stroke={1.75} />
      </ActionIcon>
      <fieldset className={classes.days} aria-label={t('pick.day')}>
        {datesOf(days).map((date) => (
          <Day key={date} date={date} {...props} />
        ))}
      </fieldset>
      <ActionIcon
        aria-label={t('pick.nextWeek')}
        disabled={days.first + WEEK > start + MAX_DAYS_AHEAD}
        onClick={() => props.onSelect(dateOf(days.first + WEEK))}
      >
        <IconChevronRight size={22} stroke={1.75} />
      </ActionIcon>
    </div>
  )
}
