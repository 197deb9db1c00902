import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addDays, dateAt } from '../../../lib/time/days.ts'
import { agendaQuery } from '../booking.queries.ts'

const again = 3000

interface At {
  readonly specialistId: string
  readonly start: number
}

/** The own appointment with this specialist at this time, paid or to be paid; undefined while unknown, or without one. */
export const useOwnAppointment = (
  { specialistId, start }: At,
  enabled: boolean,
  refetchInterval?: number,
) => {
  const day = dateAt(start)
  // The server counts days in the account's zone, which may differ from the device's.
  const asked = {
    from: addDays(day, -1),
    to: addDays(day, 1),
    status: 'awaiting_payment,confirmed',
    pageSize: 100,
  }
  const { data, isPending } = useQuery({
    ...agendaQuery(asked),
    enabled,
    ...(refetchInterval === undefined ? {} : { refetchInterval }),
  })
  const found = data?.data.find(
    ({ specialist_id, starts_at }) => specialist_id === specialistId && Date.parse(starts_at) === start,
  )
  return { id: found?.id, isPending }
}

/**
 * After a reload during a payment the outcome is unknown here, but the own agenda has it. Opens the appointment as soon
 * as it shows one with this specialist at this time.
 */
export const useOwnBooking = (
  at: At,
  isLookedFor: boolean,
  onFound: (appointmentId: string) => void,
): void => {
  const { id: found } = useOwnAppointment(at, isLookedFor, again)
  useEffect(() => {
    if (isLookedFor && found !== undefined) onFound(found)
  }, [isLookedFor, found, onFound])
}
