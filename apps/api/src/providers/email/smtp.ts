import { letterHtml, letterText } from '@emma/phrases/letter'
import { createTransport } from 'nodemailer'
import type { EmailPort } from './port.ts'

/** Any SMTP server: `smtp://user:password@host:587` or `smtps://…`. */
export const createSmtp = ({ url, from }: { url: string; from: string }): EmailPort => {
  const transport = createTransport(
    { url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 },
    { from },
  )
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ to, subject, text: letterText(text), html: letterHtml(subject, text) })
    },
  }
}
