import { wallTimeOf } from '@emma/domain/availability'
import { useReserved } from '../../booking/index.ts'
import { daysOf, isThere, type Shown, type View, type Where } from './calendar-filters.ts'

interface Asked {
  readonly view: View
  readonly date: string
  readonly zone: string
  readonly show: Shown
  readonly local: Where
}

/** The reserved dates of the shown days and places; among canceled appointments there are none. */
export const useReservedIn = ({ view, date, zone, show, local }: Asked) => {
  const { from, to } = daysOf(view, date)
  return useReserved().filter((each) => {
    const on = wallTimeOf(Date.parse(each.starts_at), zone).date
    return show !== 'canceled' && on >= from && on <= to && isThere(local, each)
  })
}
