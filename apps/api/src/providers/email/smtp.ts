import { letterHtml, letterText } from '@emma/phrases/letter'
import { createTransport } from 'nodemailer'
import { NotTaken } from '../not-taken.ts'
import type { EmailPort } from './port.ts'

/** Of nodemailer's errors: those from before the message was on its way. */
const before: readonly unknown[] = ['EDNS', 'ETLS', 'EAUTH', 'EENVELOPE', 'EPROTOCOL']

const isBefore = (error: Error): boolean => {
  if ('syscall' in error && error.syscall === 'connect') return true
  if (/^(Connection timeout|Greeting never received)/.test(error.message)) return true
  return 'code' in error && before.includes(error.code)
}

/** What a failure says about the message: a server that answered has not taken it. */
const failureOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const status = 'responseCode' in error ? Number(error.responseCode) : Number.NaN
  if (Number.isNaN(status)) {
    return isBefore(error)
      ? new NotTaken('unreachable', 'No mail server was reached', { cause: error })
      : error
  }
  // A wrong password is ours to put right, not the message's end.
  const isFinal = status >= 500 && !('code' in error && error.code === 'EAUTH')
  return new NotTaken('refused', `The mail server answered ${status}`, { isFinal, cause: error })
}

/** Any SMTP server: `smtp://user:password@host:587` or `smtps://…`. */
export const createSmtp = ({ url, from }: { url: string; from: string }): EmailPort => {
  const transport = createTransport(
    { url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 },
    { from },
  )
  return {
    send: async ({ to, subject, text }) => {
      const parts = { text: letterText(text), html: letterHtml(subject, text) }
      await transport.sendMail({ to, subject, ...parts }).catch((error: unknown) => {
        throw failureOf(error)
      })
    },
  }
}
