import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hear, hearConnected } from '../../lib/realtime.ts'
import { appointmentsKey } from './booking.queries.ts'

/** Reads appointments again when the server says that one has changed, and when the connection was away. */
export const useAppointmentChanges = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: appointmentsKey })
    const stops = [hear('appointment:changed', readAgain), hearConnected(readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
