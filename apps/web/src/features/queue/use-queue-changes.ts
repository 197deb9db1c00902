import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on, onMissed } from '../../lib/realtime/realtime.ts'
import { queueKey } from './queue.queries.ts'

/** Reads the queue again when it changes, and after a lost connection. */
export const useQueueChanges = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: queueKey })
    const stops = [
      on('queue:changed', readAgain),
      on('queue:called', readAgain),
      on('appointment:changed', readAgain),
      onMissed(() => void client.invalidateQueries({ queryKey: queueKey }, { cancelRefetch: false })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
