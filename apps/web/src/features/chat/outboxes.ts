import type { Message } from '@emma/contracts/messages'
import { session } from '../../lib/api.ts'
import { holdWhile } from '../../lib/busy.ts'
import { hearConnected } from '../../lib/realtime.ts'
import { chatSource, type Side } from './chat.calls.ts'
import { Outbox } from './outbox.ts'
import { createOutboxStore, waitingChats } from './outbox-store.ts'

const outboxes = new Map<string, Outbox>()
const listeners = new Set<(message: Message) => void>()

/** Hears of each own message that the server took. */
export const hearSent = (listener: (message: Message) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const onSent = (message: Message): void => {
  for (const listener of listeners) listener(message)
}

/** The one outbox of a chat in this window: it goes on sending whatever screen is open. */
export const outboxOf = (side: Side, userId: string, chatId: string): Outbox => {
  const key = `${userId}:${chatId}`
  const known = outboxes.get(key)
  if (known) return known
  const outbox = new Outbox(chatSource(side, chatId), createOutboxStore(userId, chatId), onSent)
  outboxes.set(key, outbox)
  return outbox
}

/** A page that would take with it what the browser could not keep is not loaded anew, and asks before it goes. */
const wouldLose = (): boolean => [...outboxes.values()].some((outbox) => outbox.wouldLose())
holdWhile(wouldLose)
window.addEventListener('beforeunload', (leaving) => {
  if (wouldLose()) leaving.preventDefault()
})
session.subscribe(() => {
  if (session.state().ended === 'signed_out') outboxes.clear()
})

/** Sends what an earlier page left, and what waits, each time that there is a connection. Answers how to stop. */
export const keepSending = (side: Side, userId: string): (() => void) => {
  const flush = () => {
    for (const chatId of waitingChats(userId)) void outboxOf(side, userId, chatId).flush()
  }
  flush()
  const stop = hearConnected(flush)
  window.addEventListener('online', flush)
  return () => {
    stop()
    window.removeEventListener('online', flush)
  }
}
