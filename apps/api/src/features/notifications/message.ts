import type { NotificationKind } from '@emma/contracts/notifications'
import { formatBRL } from '@emma/domain/money'
import type { Phrases } from '@emma/phrases'
import { fill } from '@emma/phrases/fill'
import { fillLetter } from '@emma/phrases/letter'
import * as z from 'zod'
import type { ToSend } from './notifications.repo.ts'

export interface Message {
  readonly subject: string
  /** The e-mail's letter, with its links as `[words](address)`. */
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
  queue_called: '/customer/pronto-atendimento',
  queue_refunded: '/customer/perfil#carteira',
  company_waiting: '/admin/companies',
  company_approved: '/specialist/companies',
  company_rejected: '/specialist/companies',
  company_suspended: '/specialist/companies',
  invite_received: '/specialist/companies',
  invite_accepted: '/specialist/companies',
  invite_rejected: '/specialist/companies',
  member_removed: '/specialist/companies',
  terms_changed: '/termos-de-uso',
}
const chats = { customer: '/customer/chat-customer', specialist: '/specialist/app/chat', admin: '/' }
const callRooms = { customer: '/customer/calls', specialist: '/calls', admin: '/' }
const agendas = {
  customer: '/customer/agenda',
  specialist: '/specialist/consultas',
  admin: '/admin/balances',
}
const isRole = (role: string): role is keyof typeof agendas => role in agendas

/** Where it leads, by what it is about and who reads it. */
export const pageOf = ({ kind, role, appointment_id }: ToSend): string => {
  if (kind === 'break_glass' && role === 'customer') return '/customer/area-paciente'
  if (!isRole(role)) return '/'
  if (kind === 'chat_message') return chats[role]
  if (kind === 'specialist_waiting' || kind === 'patient_waiting')
    return `${callRooms[role]}/${appointment_id}`
  return pages[kind] ?? agendas[role]
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
  company: row.company ?? '',
  ...timesOf(row),
  amount: formatBRL(stored.parse(row.data).amount),
  url: `${publicUrl}${pageOf(row)}`,
})

/** The words of a notification, from the templates in one place. */
export const messageOf = (phrases: Phrases['messages'], row: ToSend, publicUrl: string): Message => {
  const { kinds, creditKept, arrive } = phrases
  const values = valuesOf(row, publicUrl)
  const hasCredit = stored.parse(row.data).amount > 0
  const credit = hasCredit ? fill(creditKept, values) : ''
  const all = { ...values, credit, arrive: row.place_id === null ? arrive.online : arrive.place }
  const { subject, email, text } = kinds[row.kind]
  return { subject: fill(subject, all), email: fillLetter(email, all), text: fill(text, all) }
}
