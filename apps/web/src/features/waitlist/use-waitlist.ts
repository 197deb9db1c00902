import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on, onMissed } from '../../lib/realtime/realtime.ts'
import { waitlistKey, waitlistQuery } from './waitlist.queries.ts'

/** Data that a change in line invalidates: the places, and with a move the appointments and slots. */
export const forgetLines = (client: QueryClient): void => {
  for (const feature of [waitlistKey[0], 'booking', 'notifications', 'specialists']) {
    void client.invalidateQueries({ queryKey: [feature] })
  }
}

/** The user's places in line, read again when a time opens, an appointment changes, or the connection returns. */
export const useWaitlist = () => {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: waitlistKey })
    const stops = [
      on('notification', ({ kind }) => {
        if (kind === 'waitlist_offer') forgetLines(client)
      }),
      on('appointment:changed', readAgain),
      onMissed(() => void client.invalidateQueries({ queryKey: waitlistKey }, { cancelRefetch: false })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
  return useQuery(waitlistQuery)
}
