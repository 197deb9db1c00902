import { MAX_DAYS_AHEAD } from '@emma/domain/availability'
import { ActionIcon } from '@mantine/core'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useTranslation } from 'react-i18next'
import { formatDay, formatMonth, formatWeekday, noonOf } from '../../lib/i18n/format.ts'
import { addDays, today, WEEK, weekFrom, weekStart } from '../../lib/time/days.ts'
import classes from './slot-picker.module.css'

interface Props {
  readonly selected: string
  /** Free slots of a day; undefined while unknown. */
  readonly countOf: (date: string) => number | undefined
  readonly onSelect: (date: string) => void
}

const Day = ({ date, selected, countOf, onSelect }: Props & { date: string }) => {
  const { t } = useTranslation('availability')
  const noon = noonOf(date)
  const count = countOf(date)
  const day = formatDay(noon, 'UTC')
  return (
    <button
      type="button"
      className={classes.day}
      aria-pressed={date === selected}
      aria-label={count === undefined ? day : t('picker.day', { count, day })}
      data-empty={count === 0 || undefined}
      onClick={() => onSelect(date)}
    >
      <span>{formatWeekday(noon, 'UTC').replace('.', '')}</span>
      <strong>{noon.getUTCDate()}</strong>
      <i data-free={Boolean(count) || undefined} />
    </button>
  )
}

const Turn = ({ first, onSelect }: Pick<Props, 'onSelect'> & { first: string }) => {
  const { t } = useTranslation('availability')
  return (
    <div className={classes.turn}>
      <span>{formatMonth(noonOf(first), 'UTC')}</span>
      <ActionIcon
        aria-label={t('picker.previousWeek')}
        disabled={first <= today()}
        onClick={() => onSelect(addDays(first, -WEEK))}
      >
        <IconChevronLeft size={22} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('picker.nextWeek')}
        disabled={addDays(first, WEEK) > addDays(today(), MAX_DAYS_AHEAD)}
        onClick={() => onSelect(addDays(first, WEEK))}
      >
        <IconChevronRight size={22} stroke={1.75} />
      </ActionIcon>
    </div>
  )
}

/** Seven days side by side, each marked if it has free slots; a thumb wide at 320 px. */
export const WeekStrip = (props: Props) => {
  const { t } = useTranslation('availability')
  const first = weekStart(props.selected)
  return (
    <div>
      <Turn first={first} onSelect={props.onSelect} />
      <fieldset className={classes.days} aria-label={t('picker.days')}>
        {weekFrom(first).map((date) => (
          <Day key={date} date={date} {...props} />
        ))}
      </fieldset>
    </div>
  )
}
