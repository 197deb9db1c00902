import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hear } from '../../lib/realtime.ts'
import { contactsKey, personQuery, type Side } from './chat.calls.ts'

/** How many messages of one person wait to be read, where their chat is not open. */
export const useUnreadWith = (side: Side, person: string): number => {
  const client = useQueryClient()
  const { data } = useQuery(personQuery(side, person))
  const contact = data?.data[0]
  const chatId = contact?.chatId
  useEffect(() => {
    const look = (told: { readonly chatId: string }) => {
      if (told.chatId === chatId) void client.invalidateQueries({ queryKey: contactsKey })
    }
    const stops = [hear('chat:message', look), hear('chat:read', look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, chatId])
  return contact?.unreadMessages ?? 0
}
