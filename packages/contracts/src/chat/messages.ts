import * as z from 'zod/mini'
import { instant, text, uuid } from '../kit/index.ts'

/** Bytes of one attachment, at most. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024
/** Characters of one message, at most. */
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
  /** Empty where it is a file alone. */
  message: z.string(),
  /** A picture is a WebP, whatever was sent; `size` in bytes. */
  attachment: z.optional(attachment),
  date: instant,
  readAt: z.nullable(instant),
  /** As the sender's screen named it. */
  clientId: z.optional(z.string()),
  /** 1, 2, 3, … in its chat, without holes: what came after a gap is asked for by it. */
  sequence: z.int(),
  status: messageStatus,
  /** The specialist's automatic answer. */
  automatic: z.boolean(),
})
export type Message = z.output<typeof message>

/** How the sender's screen names a message, so that it is one however often it is sent. */
export const clientId = z.optional(text(100))
/** Tab and line break lay text out; no other control character is anything that a person could read. */
const readable = z.refine<string>((value) => !/[^\P{Cc}\t\n\r]/u.test(value), { error: 'text_invalid' })
/** What is written: 1–4,000 characters. */
export const messageForm = { message: text(MESSAGE_MAX).check(readable) }
