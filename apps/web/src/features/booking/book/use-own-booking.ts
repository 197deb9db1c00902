import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addDays, dateAt } from '../../../lib/time/days.ts'
import { agendaQuery } from '../booking.queries.ts'

const again = 3000

/**
 * After a reload during a payment the outcome is unknown here, but the own agenda has it. Opens the appointment as soon
 * as it shows one with this specialist at this time.
 */
export const useOwnBooking = (
  { specialistId, start }: { specialistId: string; start: number },
  isLookedFor: boolean,
  onFound: (appointmentId: string) => void,
): void => {
  const day = dateAt(start)
  // The server counts days in the account's zone, which may differ from the device's.
  const asked = {
    from: addDays(day, -1),
    to: addDays(day, 1),
    status: 'awaiting_payment,confirmed',
    pageSize: 100,
  }
  const { data } = useQuery({ ...agendaQuery(asked), enabled: isLookedFor, refetchInterval: again })
  const found = data?.data.find(
    ({ specialist_id, starts_at }) => specialist_id === specialistId && Date.parse(starts_at) === start,
  )?.id
  useEffect(() => {
    if (isLookedFor && found !== undefined) onFound(found)
  }, [isLookedFor, found, onFound])
}
