import * as z from 'zod/mini'
import { instant, storedInt, uuid } from '../kit/index.ts'
import { clientId, message, messageForm } from './messages.ts'

const nothing = z.object({})
/** The other person's id may be sent with the chat's, as in `is_read`. The sender is known from the connection. */
const chat = { chatId: uuid, userId: z.optional(uuid) }

export const chatClientEvents = {
  'chat:send': { payload: z.strictObject({ chatId: uuid, ...messageForm, clientId }), answer: message },
  /** Up to this number; without it, all. */
  'chat:read': {
    payload: z.strictObject({ ...chat, sequence: z.optional(storedInt(0)) }),
    answer: z.object({ sequence: z.int() }),
  },
  /** The chat's messages up to this one have reached this screen. */
  'chat:delivered': { payload: z.strictObject(chat), answer: nothing },
  'chat:typing': {
    payload: z.strictObject({ ...chat, typing: z._default(z.boolean(), true) }),
    answer: nothing,
  },
} as const

export const chatServerEvents = {
  'chat:message': message,
  /** `userId` has read up to this number. */
  'chat:read': z.object({ chatId: uuid, userId: uuid, sequence: z.int(), readAt: instant }),
  /** Up to this number it has reached a screen of `userId`. */
  'chat:delivered': z.object({ chatId: uuid, userId: uuid, sequence: z.int() }),
  'chat:typing': z.object({ chatId: uuid, userId: uuid, typing: z.boolean() }),
  /** Something is new in a chat of the office: to the specialist and the assistants who answer there, without content. */
  'office:changed': z.object({ chatId: uuid }),
  presence: z.object({ userId: uuid, online: z.boolean() }),
} as const
