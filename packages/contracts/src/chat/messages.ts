import * as z from 'zod/mini'
import { instant, text, uuid } from '../kit/index.ts'

/** Most bytes per attachment. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024
/** Most characters per message. */
export const MESSAGE_MAX = 4000

/** Delivery status: stored, on a device of the other participant, seen by them. */
export const messageStatus = z.enum(['sent', 'delivered', 'read'])
export type MessageStatus = z.output<typeof messageStatus>

const attachment = z.object({ name: z.string(), type: z.string(), size: z.int(), url: z.string() })

/** One message of a chat (spec §3). `senderId` is a user's id. */
export const message = z.object({
  id: uuid,
  chatId: uuid,
  senderId: uuid,
  /** The assistant who wrote it for the specialist. */
  author: z.optional(z.string()),
  /** Empty for a file alone. */
  message: z.string(),
  /** Pictures are always converted to WebP; `size` in bytes. */
  attachment: z.optional(attachment),
  date: instant,
  readAt: z.nullable(instant),
  /** The sender's own id for it. */
  clientId: z.optional(z.string()),
  /** 1, 2, 3, … in its chat, without gaps: messages after a gap are requested by it. */
  sequence: z.int(),
  status: messageStatus,
  /** The specialist's automatic answer. */
  automatic: z.boolean(),
})
export type Message = z.output<typeof message>

/** The sender's own name for a message, so that resending it creates no second one. */
export const clientId = z.optional(text(100))
/** Tab and line break format text; other control characters are not readable. */
const readable = z.refine<string>((value) => !/[^\P{Cc}\t\n\r]/u.test(value), { error: 'text_invalid' })
/** Text of a message: 1–4,000 characters. */
export const messageForm = { message: text(MESSAGE_MAX).check(readable) }
