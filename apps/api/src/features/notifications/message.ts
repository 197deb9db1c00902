import type { NotificationKind } from '@emma/contracts/notifications'
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

/** Where a person finds what the message is about; what is not here is about a consultation, or the platform. */
const pages: Partial<Readonly<Record<NotificationKind, string>>> = {
  canceled_by_specialist: '/customer',
  withdrawal_waiting: '/finance/approve-withdrawal',
  withdrawal_requested: '/specialist/balances',
  withdrawal_approved: '/specialist/balances',
  withdrawal_rejected: '/specialist/balances',
  withdrawal_paid: '/specialist/balances',
  withdrawal_failed: '/specialist/balances',
  bank_account_changed: '/specialist/balances',
  account_approved: '/dashboard',
  account_refused: '/specialist/accout-progress',
  account_suspended: '/specialist/accout-progress',
}
const agendas = {
  customer: '/customer/agenda',
  specialist: '/specialist/consultas',
  admin: '/admin/balances',
}
const isRole = (role: string): role is keyof typeof agendas => role in agendas

/** Where it leads, by what it is about and who reads it. */
export const pageOf = ({ kind, role }: ToSend): string => {
  if (kind === 'break_glass' && role === 'customer') return '/customer/area-paciente'
  return pages[kind] ?? (isRole(role) ? agendas[role] : '/')
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
