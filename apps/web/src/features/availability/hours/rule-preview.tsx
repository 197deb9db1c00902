import { minutesOf } from '@emma/domain/availability'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatShortDay, formatWallHour, noonOf } from '../../../lib/i18n/format.ts'
import { previewQuery } from '../availability.queries.ts'
import classes from '../calendar/calendar.module.css'
import { previewDateOf, type RuleValues } from './rule-values.ts'

/** The slots a rule would open on its next day, with collisions. */
export const RulePreview = ({ values }: { values: RuleValues }) => {
  const { t } = useTranslation('availability')
  const { init_hour, final_hour } = values
  const date = previewDateOf(values)
  const interval = Number(values.interval)
  const length = (minutesOf(final_hour) ?? 0) - (minutesOf(init_hour) ?? 0)
  const isWhole = date !== '' && init_hour !== '' && final_hour !== ''
  const fits = isWhole && length >= interval
  const query = useQuery({ ...previewQuery({ date, interval, init_hour, final_hour }), enabled: fits })
  if (!isWhole) return null
  return (
    <section className={classes.preview} aria-live="polite">
      <p>{t('form.preview', { day: formatShortDay(noonOf(date), 'UTC') })}</p>
      {!fits && <small>{t('form.previewNone')}</small>}
      {fits && query.data && (
        <ul className={classes.chips}>
          {query.data.map((slot) => (
            <li key={slot.init_hour} data-taken={!slot.available || undefined}>
              {formatWallHour(slot.init_hour)}
              {slot.conflict && <small>{t(`form.conflict.${slot.conflict}`)}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
