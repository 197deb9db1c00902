import { z } from 'zod'

/** A message from the platform to a person, by any channel. */
export const messageSchema = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms', 'whatsapp', 'push']),
  from: z.string(),
  to: z.string(),
  subject: z.string().optional(),
  text: z.string(),
  /** Headers of an e-mail, names in lower case. */
  headers: z.record(z.string(), z.string()).optional(),
  attachments: z
    .array(z.object({ filename: z.string(), size: z.number(), text: z.string().optional() }))
    .optional(),
  sent_at: z.string(),
})

export type Message = z.infer<typeof messageSchema>
