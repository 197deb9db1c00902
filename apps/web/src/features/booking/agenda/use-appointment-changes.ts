import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on, onConnected } from '../../../lib/realtime/realtime.ts'
import { appointmentsKey } from '../booking.queries.ts'

/** Reads appointments again when the server says that one has changed, and when the connection was away. */
export const useAppointmentChanges = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: appointmentsKey })
    const stops = [on('appointment:changed', readAgain), onConnected(readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
