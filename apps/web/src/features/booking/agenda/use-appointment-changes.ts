import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on, onMissed } from '../../../lib/realtime/realtime.ts'
import { appointmentsKey } from '../booking.queries.ts'

/** Reloads appointments when the server reports a change, and after a lost connection. */
export const useAppointmentChanges = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const queryKey = appointmentsKey
    const readAgain = () => void client.invalidateQueries({ queryKey })
    // A read under way is not started twice.
    const catchUp = () => void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
    const stops = [on('appointment:changed', readAgain), onMissed(catchUp)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
