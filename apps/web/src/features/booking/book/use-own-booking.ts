import type { Appointment } from '@emma/contracts/booking'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addDays, dateAt } from '../../../lib/time/days.ts'
import { agendaQuery } from '../booking.queries.ts'

const again = 3000

interface At {
  readonly specialistId: string
  readonly start: number
}

/** Whether an appointment is with this specialist at this time. */
export const isAt = (
  { specialist_id, starts_at }: Pick<Appointment, 'specialist_id' | 'starts_at'>,
  { specialistId, start }: At,
): boolean => specialist_id === specialistId && Date.parse(starts_at) === start

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
  return { appointment: data?.data.find((each) => isAt(each, { specialistId, start })), isPending }
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
  const found = useOwnAppointment(at, isLookedFor, again).appointment?.id
  useEffect(() => {
    if (isLookedFor && found !== undefined) onFound(found)
  }, [isLookedFor, found, onFound])
}
