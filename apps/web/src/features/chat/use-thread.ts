import type { Contact } from '@emma/contracts/chat'
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { ask, hear, hearConnected } from '../../lib/realtime.ts'
import { useUser } from '../../lib/use-session.ts'
import { chatSource, type Side } from './chat.calls.ts'
import { enterChat } from './open-chats.ts'
import { hearSent, outboxOf } from './outboxes.ts'
import { Thread } from './thread.ts'

/** Marks what was seen as read, by the socket, or by HTTP where that does not answer. */
const sayRead = (side: Side, { chatId, userId }: Contact, sequence: number): Promise<unknown> =>
  ask('chat:read', { chatId, sequence }).catch(() => chatSource(side, chatId).readAll(userId))

/** Listens to what is told of one chat, and catches up after each gap. */
const useTold = (
  thread: Thread,
  { chatId, unreadMessages }: Contact,
  ownId: string,
  onMessage: (clientId?: string) => void,
) => {
  const [unread] = useState(unreadMessages)
  useEffect(() => {
    const stops = [
      hear('chat:message', (message) => {
        if (message.chatId !== chatId) return
        thread.receive(message)
        if (message.senderId === ownId) onMessage(message.clientId)
      }),
      hear('chat:read', ({ userId, sequence, readAt, ...told }) => {
        if (told.chatId === chatId && userId !== ownId) thread.mark({ read: sequence, readAt })
      }),
      hear('chat:delivered', ({ userId, sequence, ...told }) => {
        if (told.chatId === chatId && userId !== ownId) thread.mark({ delivered: sequence })
      }),
      hearSent((message) => message.chatId === chatId && thread.receive(message)),
      hearConnected(() => void thread.sync(unread)),
      enterChat(chatId),
    ]
    void thread.sync(unread)
    const again = () => void thread.sync(unread)
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      for (const stop of stops) stop()
    }
  }, [thread, chatId, ownId, unread, onMessage])
}

/** One chat while it is open: its messages, what is on its way, and what the screen tells of it. */
export const useThread = (side: Side, contact: Contact) => {
  const ownId = useUser()?.id ?? ''
  const { chatId } = contact
  const [thread] = useState(() => new Thread(chatSource(side, chatId), ownId))
  const [outbox] = useState(() => outboxOf(side, ownId, chatId))
  const state = useSyncExternalStore(thread.subscribe, thread.state)
  const pending = useSyncExternalStore(outbox.subscribe, outbox.items)
  const onOwn = useCallback((clientId?: string) => outbox.arrived(clientId), [outbox])
  useTold(thread, contact, ownId, onOwn)
  useEffect(() => void outbox.flush(), [outbox])

  /** What is newest is on the screen of somebody who looks. */
  const seen = useCallback(() => {
    const last = thread.state().messages.findLast(({ senderId }) => senderId !== ownId)
    if (!last || last.readAt !== null || document.visibilityState !== 'visible') return
    if (saidRead.get(thread) === last.sequence) return
    saidRead.set(thread, last.sequence)
    // Whoever is offline says it once the chat has caught up.
    sayRead(side, contact, thread.last()).catch(() => saidRead.delete(thread))
  }, [thread, side, contact, ownId])
  const onOpened = useEffectEvent(seen)
  // Opening a chat reads it (spec §4), wherever in it one begins; what comes later is read when its end is seen.
  useEffect(() => {
    if (state.phase === 'ready') onOpened()
  }, [state.phase])
  return { ownId, thread, outbox, state, pending, seen }
}
export type OpenThread = ReturnType<typeof useThread>

/** The last number that was said to be read: once for each. */
const saidRead = new WeakMap<Thread, number>()
