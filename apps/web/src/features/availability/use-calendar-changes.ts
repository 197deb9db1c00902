import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hear, hearConnected } from '../../lib/realtime.ts'
import { practiceKey } from './availability.queries.ts'

/** Reads appointments and conflicts again when the server says that an appointment has changed. */
export const useCalendarChanges = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => {
      void client.invalidateQueries({ queryKey: practiceKey })
      void client.invalidateQueries({ queryKey: ['booking'] })
    }
    const stops = [hear('appointment:changed', readAgain), hearConnected(readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
