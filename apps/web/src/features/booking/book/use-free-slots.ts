import { useQuery } from '@tanstack/react-query'
import { slotsQuery } from '../booking.queries.ts'
import { instantsOf, type monthOf } from './days.ts'
import { usePick } from './use-pick.ts'

/** The free slots of some days of the reader's calendar; for a return visit, within its days and at its price. */
export const useFreeSlots = (
  specialistId: string,
  days: ReturnType<typeof monthOf>,
  specialtyId?: string,
) => {
  const { return_of: returnOf } = usePick().pick
  return useQuery(slotsQuery(specialistId, { ...instantsOf(days), specialtyId, returnOf }))
}
