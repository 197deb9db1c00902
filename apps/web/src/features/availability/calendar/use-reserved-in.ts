import { useReserved } from '../../booking/index.ts'
import { isVisible } from './calendar-filters.ts'

/** The reserved dates of the shown days and places. */
export const useReservedIn = (shown: Parameters<typeof isVisible>[0]) => {
  const query = useReserved()
  return { reserved: (query.data ?? []).filter(isVisible(shown)), parts: { reserved: query } }
}
