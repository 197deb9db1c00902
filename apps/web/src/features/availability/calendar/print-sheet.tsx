import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDay, formatWallHour, noonOf, zonePhrase } from '../../../lib/i18n/format.ts'
import { type Days, datesIn } from './calendar-filters.ts'
import classes from './print-sheet.module.css'

/** One line of a day: its time and text. */
export interface PrintLine {
  readonly id: string
  readonly date: string
  /** `HH:mm`, of the practice's zone. */
  readonly from: string
  readonly to: string
  readonly cells: readonly string[]
}

interface Props {
  readonly of: 'appointments' | 'hours'
  readonly days: Days
  readonly zone: string
  readonly lines: readonly PrintLine[]
}

const dateOf = (date: string): string => formatDate(noonOf(date), 'UTC')

/** The printed version of the screen: a list of the days with their appointments, or with the open hours. */
export const PrintSheet = ({ of, days, zone, lines }: Props) => {
  const { t } = useTranslation('availability')
  const dates = datesIn(days)
  const on = (date: string) => lines.filter((line) => line.date === date)
  return createPortal(
    <section className={classes.sheet} aria-hidden>
      <h1>{t(`print.${of}.title`)}</h1>
      <p>
        {days.from === days.to
          ? dateOf(days.from)
          : t('calendar.span', { from: dateOf(days.from), to: dateOf(days.to) })}
        {', '}
        {zonePhrase(zone)}
      </p>
      {dates.map((date) => (
        <section key={date} className={classes.day}>
          <h2>{formatDay(noonOf(date), 'UTC')}</h2>
          {on(date).length === 0 && <p>{t(`print.${of}.none`)}</p>}
          <table>
            <tbody>
              {on(date).map(({ id, from, to, cells }) => (
                <tr key={id}>
                  <th>
                    {formatWallHour(from)}–{formatWallHour(to)}
                  </th>
                  {cells.map((cell, nth) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two columns may hold the same words
                    <td key={nth}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </section>,
    document.body,
  )
}
