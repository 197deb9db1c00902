import type { LinkSeries, SeriesDate } from '@emma/contracts/booking/on-behalf'
import { isoOf } from '@emma/domain/availability'
import { seriesDeadline } from '@emma/domain/booking'
import type { LinkRow } from './links.repo.ts'
import { isConfirmed } from './series.ts'

/** The job ends a link within a minute; to people it is over at its deadline. */
export const shownStatus = ({ status, expires_at, paying }: LinkRow, now: Date) =>
  status === 'open' && expires_at <= now && !paying ? 'expired' : status

/**
 * Until when a date is reserved. Before the series is confirmed all have one deadline, and those after the nearest are
 * shown with the one they will have.
 */
const untilOf = (row: LinkRow, isLater: boolean, now: Date): string | null => {
  if (shownStatus(row, now) !== 'open') return null
  const own = row.expires_at.getTime()
  const until = isLater ? Math.max(own, seriesDeadline(row.starts_at.getTime(), now.getTime())) : own
  return new Date(until).toISOString()
}

/** Rows of one series, in their order → the series of the wire; null for a single date. */
export const toSeries = (dates: readonly LinkRow[], now: Date): LinkSeries | null => {
  const id = dates[0]?.series_id ?? null
  if (id === null) return null
  const confirmed = isConfirmed(dates)
  const nearest = dates.find((row) => shownStatus(row, now) === 'open')
  const toDate = (row: LinkRow): SeriesDate => ({
    position: row.series_place ?? 1,
    starts_at: isoOf(row.starts_at.getTime(), row.time_zone),
    ends_at: isoOf(row.ends_at.getTime(), row.time_zone),
    status: shownStatus(row, now),
    paying: row.paying,
    price: row.price,
    until: untilOf(row, !confirmed && row !== nearest, now),
  })
  return { id, confirmed, dates: dates.map(toDate) }
}
