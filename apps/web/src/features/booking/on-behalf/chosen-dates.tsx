import type { PreviewedDate } from '@emma/contracts/booking/series'
import { seriesLimits } from '@emma/domain/booking'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatHour, formatPrice, formatShortDay } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import classes from './on-behalf.module.css'
import type { NewAppointment } from './use-new-appointment.ts'
import type { Series } from './use-series.ts'

const { fewest, most } = seriesLimits
const counts = Array.from({ length: most - fewest + 1 }, (_, index) => String(fewest + index))

const DateLine = ({ date, series }: { date: PreviewedDate; series: Series }) => {
  const { t } = useTranslation('onBehalf')
  const { starts_at, state, holiday } = date
  const notes = [holiday, state === 'free' ? null : t(`series.states.${state}`)].filter(
    (note) => note !== null,
  )
  return (
    <li data-out={state === 'free' ? undefined : true}>
      <Checkbox
        label={`${formatShortDay(starts_at)}, ${formatHour(starts_at)}`}
        description={notes.length > 0 ? notes.join(', ') : undefined}
        checked={series.isIn(date)}
        disabled={state !== 'free'}
        onChange={() => series.toggle(date)}
      />
    </li>
  )
}

export interface ChosenDatesProps extends Pick<NewAppointment, 'choose'> {
  readonly series: Series
  readonly price: number
}

const Dates = ({ series, price }: Omit<ChosenDatesProps, 'choose'>) => {
  const { t } = useTranslation('onBehalf')
  const { dates } = series
  if (!dates) return <LoadingLines count={3} />
  return (
    <>
      <ul className={classes.dates} aria-label={t('series.dates')}>
        {dates.map((date) => (
          <DateLine key={date.starts_at} date={date} series={series} />
        ))}
      </ul>
      <p className={classes.quiet}>{t('series.out')}</p>
      {!series.isEnough && <p role="alert">{t('series.few')}</p>}
      {price > 0 && <p>{t('series.price', { price: formatPrice(price) })}</p>}
      <p className={classes.quiet}>{t(price > 0 ? 'series.rule' : 'series.given')}</p>
    </>
  )
}

/** How many dates there are, and which of them are reserved. */
export default function ChosenDates({ series, price, choose }: ChosenDatesProps) {
  const { t } = useTranslation('onBehalf')
  return (
    <>
      <SelectField
        label={t('series.times')}
        value={series.times}
        data={counts.map((value) => ({ value, label: value }))}
        onChange={(times) => choose({ times })}
      />
      <Dates series={series} price={price} />
    </>
  )
}
