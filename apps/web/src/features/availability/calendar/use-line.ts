import { wallTimeOf } from '@emma/domain/availability'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { practiceLineQuery } from '../availability.queries.ts'
import type { Offered } from './calendar-events.ts'
import { daysOf, isThere, type Shown, type View, type Where } from './calendar-filters.ts'

interface Asked {
  readonly view: View
  readonly date: string
  readonly zone: string
  readonly show: Shown
  readonly local: Where
}

/** The waiting list: how many stand in it, and the times of the shown days that are offered to it now. */
export const useLine = ({ view, date, zone, show, local }: Asked) => {
  const { t } = useTranslation('availability')
  const { data } = useQuery(practiceLineQuery)
  const { from, to } = daysOf(view, date)
  const offers = (data?.offers ?? []).filter((each) => {
    const on = wallTimeOf(Date.parse(each.starts_at), zone).date
    return show !== 'canceled' && on >= from && on <= to && isThere(local, each)
  })
  const titleOf = ({ expires_at }: Offered) =>
    `${t('calendar.offered')} · ${t('calendar.offeredUntil', { hour: formatHour(expires_at, zone) })}`
  return { waiting: data?.waiting ?? 0, offers, titleOf }
}
