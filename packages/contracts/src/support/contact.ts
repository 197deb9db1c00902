import * as z from 'zod/mini'
import { endpoint, idParams, instant, listOf, paging, uuid } from '../kit/index.ts'
import { contactSubjects } from '../site/contact.ts'

/** Whether support got it by e-mail. */
export const contactStates = ['waiting', 'sending', 'sent', 'failed'] as const

/** A message to the support from the contact page. */
export const contactMessage = z.object({
  id: uuid,
  subject: z.enum(contactSubjects),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** The code shown with a failure. */
  error_id: z.nullable(z.string()),
  /** Language of the page it was written on. */
  language: z.enum(['pt', 'en']),
  state: z.enum(contactStates),
  created_at: instant,
  sent_at: z.nullable(instant),
})
export type ContactMessage = z.output<typeof contactMessage>

export const listContactMessages = endpoint({
  method: 'GET',
  path: 'support/contact-messages',
  summary: 'What people wrote to the support on the contact page, the latest first',
  resource: 'admin',
  action: 'read',
  role: 'admin',
  query: z.strictObject(paging(25)),
  response: listOf(contactMessage),
  status: 200,
  errors: [],
})

export const resendContactMessage = endpoint({
  method: 'POST',
  path: 'support/contact-messages/:id/resend',
  summary: 'Mails a message to the support once more that could not be sent, or may not have arrived',
  resource: 'admin',
  action: 'manage',
  role: 'admin',
  params: idParams,
  response: contactMessage,
  status: 200,
  errors: ['invalid_transition'],
})
