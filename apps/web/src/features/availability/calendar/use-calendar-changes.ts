import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on, onMissed } from '../../../lib/realtime/realtime.ts'
import { practiceKey } from '../availability.queries.ts'

/** Reloads appointments and conflicts when the server reports a changed appointment. */
export const useCalendarChanges = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => {
      void client.invalidateQueries({ queryKey: practiceKey })
      void client.invalidateQueries({ queryKey: ['booking'] })
    }
    const stops = [on('appointment:changed', readAgain), onMissed(readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
