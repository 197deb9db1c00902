import { formatBRL } from '@emma/domain/money'
import type { Phrases } from '@emma/phrases'
import * as z from 'zod'
import type { ToSend } from './notifications.repo.ts'

export interface Message {
  readonly subject: string
  /** Plain text of the e-mail. */
  readonly email: string
  /** Of an SMS or WhatsApp message. */
  readonly text: string
}

const stored = z.object({ amount: z.number().default(0) })

/** The screen where a person finds what the message is about. */
const pageOf = ({ kind, role }: ToSend): string => {
  if (kind === 'withdrawal_waiting') return '/finance/approve-withdrawal'
  if (kind.startsWith('withdrawal') || kind === 'bank_account_changed') return '/specialist/balances'
  if (role === 'customer') return kind.startsWith('canceled') ? '/customer' : '/customer/agenda'
  return role === 'specialist' ? '/specialist/consultas' : '/admin/balances'
}

const valuesOf = (row: ToSend, publicUrl: string): Readonly<Record<string, string>> => ({
  name: row.first_name,
  specialist: row.specialist_name ?? '',
  specialty: row.specialty ?? '',
  // In the zone of whoever reads it.
  when:
    row.starts_at === null
      ? ''
      : new Intl.DateTimeFormat('pt-BR', {
          dateStyle: 'full',
          timeStyle: 'short',
          timeZone: row.user_zone,
        }).format(row.starts_at),
  amount: formatBRL(stored.parse(row.data).amount),
  url: `${publicUrl}${pageOf(row)}`,
})

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/** The words of a notification, from the templates in one place. */
export const messageOf = (phrases: Phrases['messages'], row: ToSend, publicUrl: string): Message => {
  const { kinds, creditKept } = phrases
  const values = valuesOf(row, publicUrl)
  const hasCredit = stored.parse(row.data).amount > 0
  const all = { ...values, credit: hasCredit ? fill(creditKept, values) : '' }
  const { subject, email, text } = kinds[row.kind]
  return { subject: fill(subject, all), email: fill(email, all), text: fill(text, all) }
}
