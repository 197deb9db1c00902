import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hear, hearConnected } from '../../lib/realtime.ts'
import { queueKey } from './queue.queries.ts'

/** The queue is read again when it moves, and when the connection was away. */
export const useQueueChanges = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: queueKey })
    const stops = [
      hear('queue:changed', readAgain),
      hear('queue:called', readAgain),
      hear('appointment:changed', readAgain),
      hearConnected(readAgain),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
