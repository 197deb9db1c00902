import type { Message } from '@emma/contracts/chat/messages'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask, on, onMissed } from '../../../lib/realtime/realtime.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { usePlaySound } from '../../notifications/index.ts'
import { contactsKey, contactsQuery, type Participant, personQuery } from '../chat.calls.ts'
import { isOpen } from '../thread/open-chats.ts'
import { type Contacts, withDelivered, withMessage, withPresence, withRead } from './contact-list.ts'

type Change = (contacts: Contacts) => Contacts | undefined

/** Changes every loaded list; one for which the result is unknown is reloaded. */
const changeContacts = (client: QueryClient, change: Change): void => {
  let isUnknown = false
  client.setQueriesData<Contacts>({ queryKey: contactsKey }, (contacts) => {
    if (!contacts) return undefined
    const next = change(contacts)
    if (!next) isUnknown = true
    return next ?? contacts
  })
  if (isUnknown) void client.invalidateQueries({ queryKey: contactsKey })
}

/** A burst of messages is acknowledged once. */
const DELIVERED_AFTER_MS = 300
const sayDelivered = () => {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  return (chatId: string): void => {
    if (waiting.has(chatId)) return
    const say = () => {
      waiting.delete(chatId)
      // The next listing of contacts acknowledges all.
      ask('chat:delivered', { chatId }).catch(() => undefined)
    }
    waiting.set(chatId, setTimeout(say, DELIVERED_AFTER_MS))
  }
}

/** Keeps the lists of contacts current: by events, and by reloading after each gap. */
export const useContactEvents = (): void => {
  const client = useQueryClient()
  const ownId = useUser()?.id ?? ''
  const play = usePlaySound()
  useEffect(() => {
    const delivered = sayDelivered()
    const onMessage = (message: Message) => {
      changeContacts(client, (contacts) => withMessage(contacts, message))
      if (message.senderId === ownId) return
      delivered(message.chatId)
      if (!isOpen(message.chatId)) play('message')
    }
    const stops = [
      on('chat:message', onMessage),
      on('chat:read', (read) => changeContacts(client, (contacts) => withRead(contacts, read))),
      on('chat:delivered', (got) => changeContacts(client, (contacts) => withDelivered(contacts, got))),
      on('presence', ({ userId, online }) =>
        changeContacts(client, (contacts) => withPresence(contacts, userId, online)),
      ),
      on('office:changed', () => void client.invalidateQueries({ queryKey: contactsKey })),
      onMissed(() => void client.invalidateQueries({ queryKey: contactsKey })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, ownId, play])
}

export const useContacts = (participant: Participant, search: string, pageSize: number) =>
  useQuery(contactsQuery(participant, search, pageSize))

/** One contact: `null` if there is none for this person. */
export const useContact = (participant: Participant, person: string) =>
  useQuery({ ...personQuery(participant, person), select: ({ data }) => data[0] ?? null })
