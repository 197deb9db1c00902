import { z } from 'zod'

/** What left the platform for a person, whichever way. */
export const messageSchema = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms', 'whatsapp', 'push']),
  from: z.string(),
  to: z.string(),
  subject: z.string().optional(),
  text: z.string(),
  /** Of an e-mail, by their names in lower case. */
  headers: z.record(z.string(), z.string()).optional(),
  attachments: z
    .array(z.object({ filename: z.string(), size: z.number(), text: z.string().optional() }))
    .optional(),
  sent_at: z.string(),
})

export type Message = z.infer<typeof messageSchema>
