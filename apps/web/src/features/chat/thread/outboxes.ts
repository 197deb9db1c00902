import type { Message } from '@emma/contracts/chat/messages'
import { session } from '../../../lib/api/api.ts'
import { holdWhile } from '../../../lib/loading/busy.ts'
import { onConnected } from '../../../lib/realtime/realtime.ts'
import { createEmitter } from '../../../lib/store.ts'
import { chatSource, type Participant } from '../chat.calls.ts'
import { Outbox } from './outbox.ts'
import { createOutboxStore, waitingChats } from './outbox-store.ts'

const outboxes = new Map<string, Outbox>()
const sent = createEmitter<Message>()

/** Calls the listener with each own message that the server accepted. */
export const onMessageSent = sent.subscribe

/** A chat's only outbox in this window: it continues to send on any screen. */
export const outboxOf = (participant: Participant, userId: string, chatId: string): Outbox => {
  const key = `${userId}:${chatId}`
  const known = outboxes.get(key)
  if (known) return known
  const outbox = new Outbox(chatSource(participant, chatId), createOutboxStore(userId, chatId), sent.emit)
  outboxes.set(key, outbox)
  return outbox
}

/** Prevents a reload that would lose what the browser could not store, and asks before the page closes. */
const wouldLose = (): boolean => [...outboxes.values()].some((outbox) => outbox.wouldLose())
holdWhile(wouldLose)
window.addEventListener('beforeunload', (leaving) => {
  if (wouldLose()) leaving.preventDefault()
})
session.subscribe(() => {
  if (session.state().ended === 'signed_out') outboxes.clear()
})

/** Sends an earlier page's messages and the waiting ones on each connection. Returns a function that stops it. */
export const keepSending = (participant: Participant, userId: string): (() => void) => {
  const flush = () => {
    for (const chatId of waitingChats(userId)) void outboxOf(participant, userId, chatId).flush()
  }
  flush()
  const stop = onConnected(flush)
  window.addEventListener('online', flush)
  return () => {
    stop()
    window.removeEventListener('online', flush)
  }
}
