import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on } from '../../../lib/realtime/realtime.ts'
import { contactsKey, type Participant, personQuery } from '../chat.calls.ts'

/** How many messages of one person are unread, while their chat is not open. */
export const useUnreadWith = (participant: Participant, person: string): number => {
  const client = useQueryClient()
  const { data } = useQuery(personQuery(participant, person))
  const contact = data?.data[0]
  const chatId = contact?.chatId
  useEffect(() => {
    const check = (event: { readonly chatId: string }) => {
      if (event.chatId === chatId) void client.invalidateQueries({ queryKey: contactsKey })
    }
    const stops = [on('chat:message', check), on('chat:read', check)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, chatId])
  return contact?.unreadMessages ?? 0
}
