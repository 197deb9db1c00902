import { letterHtml, letterText } from '@emma/phrases/letter'
import type { Transporter } from 'nodemailer'
import { step } from '../../tracing/span.ts'
import { NotTaken } from '../not-taken.ts'
import type { EmailMessage, EmailPort } from './port.ts'

/** The errors of nodemailer from before the message was sent. */
const before: readonly unknown[] = ['EDNS', 'ETLS', 'EAUTH', 'EENVELOPE', 'EPROTOCOL']

const isBefore = (error: Error): boolean => {
  if ('syscall' in error && error.syscall === 'connect') return true
  if (/^(Connection timeout|Greeting never received)/.test(error.message)) return true
  return 'code' in error && before.includes(error.code)
}

/** What a failure means for the message: if the server answered, it did not accept it. */
const failureOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const status = 'responseCode' in error ? Number(error.responseCode) : Number.NaN
  if (Number.isNaN(status)) {
    return isBefore(error)
      ? new NotTaken('unreachable', 'No mail server was reached', { cause: error })
      : error
  }
  // A wrong password is our configuration's error, not the message's.
  const isFinal = status >= 500 && !('code' in error && error.code === 'EAUTH')
  return new NotTaken('refused', `The mail server answered ${status}`, { isFinal, cause: error })
}

/**
 * Marks the mail as automatic, so that no absence note answers (RFC 3834); and the one-click unsubscribe (RFC 8058).
 */
const headersOf = ({ unsubscribeUrl: url }: EmailMessage): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

/** Any SMTP server: `smtp://user:password@host:587` or `smtps://…`. */
export const createSmtp = ({ url, from }: { url: string; from: string }): EmailPort => {
  let opened: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }
    return createTransport({ url, ...timeouts }, { from })
  }
  return {
    send: async (message) => {
      const { to, replyTo, subject, text, calendar, language } = message
      opened ??= open()
      const transport = await opened
      const parts = {
        text: letterText(text),
        html: letterHtml(subject, text, language === 'en' ? 'en' : 'pt-BR'),
        ...(calendar ? { icalEvent: { ...calendar, filename: 'consulta.ics' } } : {}),
      }
      await step('SMTP send', 'client', { 'server.address': new URL(url).hostname }, () =>
        transport
          .sendMail({ to, replyTo, subject, headers: headersOf(message), ...parts })
          .catch((error: unknown) => {
            throw failureOf(error)
          }),
      )
    },
  }
}
