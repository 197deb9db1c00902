import type { Appointment } from '@emma/contracts/booking'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../lib/time/now.ts'
import { appointmentsKey } from '../booking.queries.ts'

/** When an unpaid booking expires; never for others. */
const endOf = ({ status, hold_expires_at }: Appointment): number =>
  status === 'awaiting_payment' && hold_expires_at !== null
    ? Date.parse(hold_expires_at)
    : Number.POSITIVE_INFINITY

/** Without expired ones: an unpaid booking ends at its minute, even before the server reports it. */
export const useUnexpired = (appointments: readonly Appointment[]): readonly Appointment[] => {
  const client = useQueryClient()
  const [now, setNow] = useState(serverNow)
  const unexpired = appointments.filter((each) => endOf(each) > now)
  const next = Math.min(...unexpired.map(endOf))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const leave = () => {
      setNow(Math.max(serverNow(), next))
      void client.invalidateQueries({ queryKey: appointmentsKey })
    }
    const timer = setTimeout(leave, next - serverNow())
    return () => clearTimeout(timer)
  }, [client, next])
  return unexpired
}
