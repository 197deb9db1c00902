import * as z from 'zod/mini'
import { session } from '../../lib/api.ts'
import { storageKeys } from '../../lib/storage-keys.ts'

const unsent = z.array(z.object({ clientId: z.string(), text: z.string(), at: z.string() }))
/** A text that the server does not have yet. */
export type Unsent = z.output<typeof unsent>[number]

/** Where unsent texts survive a browser that dies. */
export interface OutboxStore {
  readonly read: () => readonly Unsent[]
  readonly write: (texts: readonly Unsent[]) => void
}

const prefix = `${storageKeys.chatOutbox}:`

const parse = (text: string | null): readonly Unsent[] => {
  if (text === null) return []
  try {
    return z.parse(unsent, JSON.parse(text))
  } catch {
    return []
  }
}

/** The unsent texts of one person in one chat: nobody else who logs in here reads or sends them. */
export const createOutboxStore = (userId: string, chatId: string): OutboxStore => {
  const key = `${prefix}${userId}:${chatId}`
  return {
    read: () => parse(localStorage.getItem(key)),
    write: (texts) => {
      if (texts.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(texts))
    },
  }
}

/** The chats of a person in which something waits to be sent. */
export const waitingChats = (userId: string): readonly string[] => {
  const own = `${prefix}${userId}:`
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : []))
}

/** Who signs out leaves no text behind; a session that ran out keeps it for the next login. */
session.subscribe(() => {
  if (session.state().ended !== 'signed_out') return
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
})
