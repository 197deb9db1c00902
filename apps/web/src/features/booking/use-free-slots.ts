import type { Slot } from '@emma/contracts/availability'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ownZone } from '../../lib/format.ts'
import { slotsQuery } from './booking.queries.ts'
import { byDate, type DayWindow, dateAt, instantsOf, weekAround } from './days.ts'

/** The free slots of some days, on the reader's calendar. */
export const useFreeSlots = (
  specialistId: string,
  days: DayWindow,
): { readonly query: UseQueryResult<Slot[]>; readonly free: ReadonlyMap<string, readonly Slot[]> } => {
  const zone = ownZone()
  const { from, to } = instantsOf(days, zone)
  const query = useQuery(slotsQuery(specialistId, from, to))
  return { query, free: byDate(query.data ?? [], zone) }
}

/** Today on the reader's calendar. */
export const today = (): string => dateAt(Date.now(), ownZone())

/** The week in which a day lies. */
export const weekOf = (date: string): DayWindow => weekAround(date, today())
