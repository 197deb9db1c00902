import type { Context } from '../context.ts'
import { newId, nowIso } from '../state.ts'
import type { Message } from './kept-message.ts'

const KEPT = 2_000

type Sent = Omit<Message, 'id' | 'sent_at'>

/** Stores a sent message; the fault `duplicate` sends it twice. */
export function keepMessage(context: Context, provider: 'zenvia' | 'smtp' | 'push', sent: Sent): Message {
  const message = { ...sent, id: newId('msg'), sent_at: nowIso() }
  context.state.messages.put(message)
  if (context.faults.takeDuplicate(provider)) context.state.messages.put({ ...message, id: newId('msg') })
  context.state.messages.trim(KEPT)
  return message
}

const plain = (address: string) =>
  /[^\d\s()+-]/.test(address) ? address.toLowerCase() : address.replace(/\D/g, '')

/** Newest last; `to` is an e-mail address, a browser's, or a phone, whose punctuation is ignored. */
export function messagesTo(context: Context, to: string | undefined): Message[] {
  return context.state.messages.filter((message) => to === undefined || plain(message.to) === plain(to))
}
