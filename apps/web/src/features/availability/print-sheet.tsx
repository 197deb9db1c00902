import type { Appointment } from '@emma/contracts/booking'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDay, noonOf, zonePhrase } from '../../lib/format.ts'
import { type Days, datesIn } from './calendar-filters.ts'
import classes from './print-sheet.module.css'

interface Props {
  readonly days: Days
  readonly zone: string
  readonly visits: readonly Appointment[]
}

const dateOf = (date: string): string => formatDate(noonOf(date), 'UTC')

/** What a printer gets instead of the screen: the days with their appointments, as a list. */
export const PrintSheet = ({ days, zone, visits }: Props) => {
  const { t } = useTranslation('availability')
  const { t: booking } = useTranslation('booking')
  const dates = datesIn(days)
  const of = (date: string) => visits.filter((visit) => visit.date === date)
  return createPortal(
    <section className={classes.sheet} aria-hidden>
      <h1>{t('print.title')}</h1>
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
          {of(date).length === 0 && <p>{t('print.none')}</p>}
          <table>
            <tbody>
              {of(date).map(({ id, init_hour, final_hour, customer, specialty, status }) => (
                <tr key={id}>
                  <th>
                    {init_hour}–{final_hour}
                  </th>
                  <td>{customer.name}</td>
                  <td>{specialty.name}</td>
                  <td>{booking(`status.${status}`)}</td>
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
