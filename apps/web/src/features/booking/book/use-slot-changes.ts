import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask, on, onConnected } from '../../../lib/realtime/realtime.ts'
import { cardKey, slotsKey } from '../booking.queries.ts'

/** Reads slots and prices again as soon as one is taken, freed or changed, and when the connection was away. */
export const useSlotChanges = (specialistId: string): void => {
  const client = useQueryClient()
  useEffect(() => {
    let isWatching = false
    const watched = { specialist_id: specialistId }
    const readAgain = () => {
      void client.invalidateQueries({ queryKey: slotsKey(specialistId) })
      void client.invalidateQueries({ queryKey: cardKey(specialistId) })
    }
    const watch = () => {
      if (isWatching) readAgain()
      isWatching = true
      void ask('slots:watch', watched).catch(() => undefined)
    }
    const stops = [
      on('slots:changed', ({ specialist_id }) => {
        if (specialist_id === specialistId) readAgain()
      }),
      onConnected(watch),
    ]
    return () => {
      for (const stop of stops) stop()
      if (isWatching) void ask('slots:unwatch', watched).catch(() => undefined)
    }
  }, [client, specialistId])
}
