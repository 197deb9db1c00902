import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on, onMissed } from '../../../lib/realtime/realtime.ts'
import { appointmentsKey } from '../booking.queries.ts'

/** Reads appointments again when the server says that one has changed, and when the connection was away. */
export const useAppointmentChanges = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const queryKey = appointmentsKey
    const readAgain = () => void client.invalidateQueries({ queryKey })
    // What is being read already is not asked for twice.
    const catchUp = () => void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
    const stops = [on('appointment:changed', readAgain), onMissed(catchUp)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
