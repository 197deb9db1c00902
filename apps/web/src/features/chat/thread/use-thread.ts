import type { Contact } from '@emma/contracts/chat'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { ask, on, onConnected } from '../../../lib/realtime/realtime.ts'
import { useStore } from '../../../lib/store.ts'
import { chatSource, type Participant } from '../chat.calls.ts'
import { enterChat } from './open-chats.ts'
import { onMessageSent, outboxOf } from './outboxes.ts'
import { Thread } from './thread.ts'
import { useWriter } from './use-writer.ts'

/** Marks seen messages as read, by socket, or by HTTP if that does not answer; assistants write by HTTP alone. */
const sayRead = (
  participant: Participant,
  { chatId, userId }: Contact,
  sequence: number,
): Promise<unknown> => {
  const byHttp = () => chatSource(participant, chatId).readAll(userId)
  return participant === 'assistant' ? byHttp() : ask('chat:read', { chatId, sequence }).catch(byHttp)
}

/** Listens to one chat's events, and catches up after each gap. */
const useThreadEvents = (
  thread: Thread,
  { chatId, userId: otherId, unreadMessages }: Contact,
  onMessage: (clientId?: string) => void,
) => {
  const [unread] = useState(unreadMessages)
  useEffect(() => {
    const stops = [
      on('chat:message', (message) => {
        if (message.chatId !== chatId) return
        thread.receive(message)
        if (message.senderId !== otherId) onMessage(message.clientId)
      }),
      on('chat:read', ({ userId, sequence, readAt, ...event }) => {
        if (event.chatId === chatId && userId === otherId) thread.mark({ read: sequence, readAt })
      }),
      on('chat:delivered', ({ userId, sequence, ...event }) => {
        if (event.chatId === chatId && userId === otherId) thread.mark({ delivered: sequence })
      }),
      on('office:changed', (changed) => {
        if (changed.chatId === chatId) void thread.sync()
      }),
      onMessageSent((message) => message.chatId === chatId && thread.receive(message)),
      onConnected(() => void thread.sync(unread)),
      enterChat(chatId),
    ]
    void thread.sync(unread)
    const again = () => void thread.sync(unread)
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      for (const stop of stops) stop()
    }
  }, [thread, chatId, otherId, unread, onMessage])
}

/** An open chat: its messages, those being sent, and what the screen reports. */
export const useThread = (participant: Participant, contact: Contact) => {
  const writer = useWriter()
  const { chatId, userId: otherId } = contact
  const [thread] = useState(() => new Thread(chatSource(participant, chatId), otherId))
  const [outbox] = useState(() => outboxOf(participant, writer, chatId))
  const state = useStore({ get: thread.state, subscribe: thread.subscribe })
  const pending = useStore({ get: outbox.items, subscribe: outbox.subscribe })
  const onOwn = useCallback((clientId?: string) => outbox.arrived(clientId), [outbox])
  useThreadEvents(thread, contact, onOwn)
  useEffect(() => void outbox.flush(), [outbox])

  /** Marks the newest message as seen by a person who looks. */
  const seen = useCallback(() => {
    const last = thread.state().messages.findLast(({ senderId }) => senderId === otherId)
    if (!last || last.readAt !== null || document.visibilityState !== 'visible') return
    if (saidRead.get(thread) === last.sequence) return
    saidRead.set(thread, last.sequence)
    // While offline, it is reported once the chat has caught up.
    sayRead(participant, contact, thread.last()).catch(() => saidRead.delete(thread))
  }, [thread, participant, contact, otherId])
  const onOpened = useEffectEvent(seen)
  // Opening a chat marks it read (spec §4), at any position; later messages are read when the end is seen.
  useEffect(() => {
    if (state.phase === 'ready') onOpened()
  }, [state.phase])
  return { thread, outbox, state, pending, seen }
}
export type OpenThread = ReturnType<typeof useThread>

/** The last sequence reported as read: each is reported once. */
const saidRead = new WeakMap<Thread, number>()
