import type { AnswerTo } from '@emma/contracts/realtime'
import { useEffect } from 'react'
import { queryClient } from '../../../lib/api/query-client.ts'
import { ask, on, onConnected } from '../../../lib/realtime/realtime.ts'
import { cardKey, slotsKey } from '../booking.queries.ts'

/**
 * Reloads slots and prices as soon as one is taken, freed or changed, and data loaded before a change that this page
 * missed: before the watch, or while the connection was lost.
 */
export const useSlotChanges = (specialistId: string): void => {
  useEffect(() => {
    let isWatching = false
    const watched = { specialist_id: specialistId }
    const readAgain = (quietMs = 0) => {
      for (const key of [slotsKey(specialistId), cardKey(specialistId)])
        void queryClient.invalidateOlder(key, quietMs)
    }
    const watch = () => {
      isWatching = true
      const readMissed = ({ quietMs }: AnswerTo<'slots:watch'>) => readAgain(quietMs)
      // Without an answer it is unknown what was missed.
      void ask('slots:watch', watched).then(readMissed, () => readAgain())
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
  }, [specialistId])
}
