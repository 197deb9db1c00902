import { createTransport } from 'nodemailer'
import type { EmailPort } from './port.ts'

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const toHtml = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Any SMTP server: `smtp://user:password@host:587` or `smtps://…`. */
export const createSmtp = ({ url, from }: { url: string; from: string }): EmailPort => {
  const transport = createTransport(
    { url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 },
    { from },
  )
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ to, subject, text, html: toHtml(text) })
    },
  }
}
