import * as z from 'zod/mini'
import { session } from '../../../lib/api/api.ts'
import { storageKeys } from '../../../lib/storage-keys.ts'
import { createFileStore, type FileStore, forgetFiles } from './outbox-files.ts'

/** The shown data of a file; its bytes are stored separately (`outbox-files.ts`). */
const file = z.object({ name: z.string(), type: z.string(), size: z.number() })
const unsent = z.array(
  z.object({
    clientId: z.string(),
    text: z.string(),
    at: z.string(),
    file: z.optional(file),
    isRefused: z.optional(z.boolean()),
  }),
)
/** A message that the server does not have yet. */
export type Unsent = z.output<typeof unsent>[number]

/** Stores unsent messages, so that they survive a browser crash. */
export interface OutboxStore {
  readonly read: () => readonly Unsent[]
  readonly write: (unsent: readonly Unsent[]) => void
  readonly files: FileStore
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

/** One person's unsent messages in one chat: nobody else who logs in here reads or sends them. */
export const createOutboxStore = (userId: string, chatId: string): OutboxStore => {
  const key = `${prefix}${userId}:${chatId}`
  return {
    read: () => parse(localStorage.getItem(key)),
    write: (waiting) => {
      if (waiting.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(waiting))
    },
    files: createFileStore(userId, chatId),
  }
}

/** The chats in which a user has unsent messages. */
export const waitingChats = (userId: string): readonly string[] => {
  const own = `${prefix}${userId}:`
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : []))
}

/** Signing out deletes everything; an expired session leaves it for the next login. */
session.subscribe(() => {
  if (session.state().ended !== 'signed_out') return
  forgetFiles()
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
})
