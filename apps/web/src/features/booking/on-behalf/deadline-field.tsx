import { bookingLinkDeadlines } from '@emma/domain/booking'
import { DAY, HOUR } from '@emma/domain/interval'
import { useTranslation } from 'react-i18next'
import { formatHour, formatShortDay } from '../../../lib/i18n/format.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import classes from './on-behalf.module.css'

const QUARTER = HOUR / 4
/** Rounded up to the quarter of an hour. */
const rounded = (at: number): number => Math.ceil(at / QUARTER) * QUARTER

/** The deadlines for a slot, the usual one first: none if it begins too soon for a link. */
export const deadlinesOf = (startsAt: string, now: number): readonly number[] => {
  const bounds = bookingLinkDeadlines(Date.parse(startsAt), now)
  if (!bounds) return []
  const usual = Math.min(rounded(bounds.usual), bounds.last)
  const others = [HOUR, 3 * HOUR, DAY, 3 * DAY]
    .map((ms) => rounded(now + ms))
    .filter((at) => at >= bounds.first && at <= bounds.last && at !== usual)
  return [usual, ...others]
}

interface Props {
  readonly deadlines: readonly number[]
  readonly value: number
  readonly onChange: (deadline: number) => void
}

/** Until when the slot is held. */
export const DeadlineField = ({ deadlines, value, onChange }: Props) => {
  const { t } = useTranslation('onBehalf')
  return (
    <div className={classes.part}>
      <SelectField
        label={t('deadline.label')}
        value={String(value)}
        data={deadlines
          .toSorted((a, b) => a - b)
          .map((at) => ({
            value: String(at),
            label: `${formatShortDay(new Date(at))}, ${formatHour(new Date(at))}`,
          }))}
        onChange={(at) => onChange(Number(at))}
      />
      <p className={classes.quiet}>{t('deadline.hint')}</p>
    </div>
  )
}
