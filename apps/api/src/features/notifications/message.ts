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
  waitlist_offer: '/customer/agenda',
  account_approved: '/dashboard',
  document_ready: '/customer/prescricao',
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

/** "horário de Brasília": which clock a time is of. */
const zoneName = (at: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('pt-BR', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return name.replace(/^Horário( Padrão)?/, 'horário')
}

/** In the zone of whoever reads it. */
const timesOf = ({ starts_at, expires_at, user_zone: timeZone }: ToSend) => {
  const format = (at: Date | null, options: Intl.DateTimeFormatOptions): string =>
    at === null ? '' : new Intl.DateTimeFormat('pt-BR', { ...options, timeZone }).format(at)
  return {
    when: format(starts_at, { dateStyle: 'full', timeStyle: 'short' }),
    zone: starts_at === null ? '' : zoneName(starts_at, timeZone),
    until: format(expires_at, { timeStyle: 'short' }),
  }
}

const valuesOf = (row: ToSend, publicUrl: string): Readonly<Record<string, string>> => ({
  name: row.first_name,
  specialist: row.specialist_name ?? '',
  specialty: row.specialty ?? '',
  ...timesOf(row),
  amount: formatBRL(stored.parse(row.data).amount),
  url: `${publicUrl}${pageOf(row)}`,
})

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/** The words of a notification, from the templates in one place. */
export const messageOf = (phrases: Phrases['messages'], row: ToSend, publicUrl: string): Message => {
  const { kinds, creditKept, arrive } = phrases
  const values = valuesOf(row, publicUrl)
  const hasCredit = stored.parse(row.data).amount > 0
  const credit = hasCredit ? fill(creditKept, values) : ''
  const all = { ...values, credit, arrive: row.place_id === null ? arrive.online : arrive.place }
  const { subject, email, text } = kinds[row.kind]
  return { subject: fill(subject, all), email: fill(email, all), text: fill(text, all) }
}
