import { useQuery } from '@tanstack/react-query'
import { slotsQuery } from '../booking.queries.ts'
import { instantsOf, type monthOf } from './days.ts'

/** The free slots of some days of the reader's calendar. */
export const useFreeSlots = (specialistId: string, days: ReturnType<typeof monthOf>, specialtyId?: string) =>
  useQuery(slotsQuery(specialistId, { ...instantsOf(days), specialtyId }))
