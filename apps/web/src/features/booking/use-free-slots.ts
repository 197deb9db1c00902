import { useQuery } from '@tanstack/react-query'
import { slotsQuery } from './booking.queries.ts'
import { instantsOf, type monthOf } from './days.ts'

/** The free slots of some days of the reader's calendar. */
export const useFreeSlots = (specialistId: string, days: ReturnType<typeof monthOf>) => {
  const { from, to } = instantsOf(days)
  return useQuery(slotsQuery(specialistId, from, to))
}
