import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask, hear, hearConnected } from '../../lib/realtime.ts'
import { slotsKey } from './booking.queries.ts'

/** Reads a specialist's free slots again as soon as one is taken or freed, and when the connection was away. */
export const useSlotChanges = (specialistId: string): void => {
  const client = useQueryClient()
  useEffect(() => {
    let isWatching = false
    const watched = { specialist_id: specialistId }
    const readAgain = () => void client.invalidateQueries({ queryKey: slotsKey(specialistId) })
    const watch = () => {
      if (isWatching) readAgain()
      isWatching = true
      void ask('slots:watch', watched).catch(() => undefined)
    }
    const stops = [
      hear('slots:changed', ({ specialist_id }) => {
        if (specialist_id === specialistId) readAgain()
      }),
      hearConnected(watch),
    ]
    return () => {
      for (const stop of stops) stop()
      if (isWatching) void ask('slots:unwatch', watched).catch(() => undefined)
    }
  }, [client, specialistId])
}
