import type { NotificationKind } from '@emma/contracts/notifications/notification'
import { groupOf } from '@emma/domain/notifications'

type Page = Readonly<Record<'customer' | 'specialist' | 'admin', string>>

const everybody = (path: string): Page => ({ customer: path, specialist: path, admin: path })
const balances: Page = { ...everybody('/specialist/balances'), admin: '/admin/balances' }
const companies: Page = { ...everybody('/specialist/companies'), admin: '/admin/companies' }
const account = everybody('/specialist/accout-progress')
const security: Page = {
  customer: '/customer/perfil/seguranca',
  specialist: '/specialist/perfil/seguranca',
  admin: '/admin/perfil',
}
/** The page of an appointment. */
const agenda: Page = {
  customer: '/customer/agenda',
  specialist: '/specialist/consultas',
  admin: '/admin/support',
}
const waitingAt: Page = { customer: '/customer/calls', specialist: '/calls', admin: '/' }

/** The page of each kind; kinds not listed are about a consultation. */
const pages: Partial<Readonly<Record<NotificationKind, Page>>> = {
  time_proposed: agenda,
  series_booked: agenda,
  booking_link_over: { ...agenda, specialist: '/specialist/novo-agendamento' },
  canceled_by_specialist: { ...agenda, customer: '/customer' },
  chat_message: { customer: '/customer/chat-customer', specialist: '/specialist/app/chat', admin: '/' },
  queue_called: everybody('/customer/pronto-atendimento'),
  queue_refunded: everybody('/customer/perfil/pagamentos#carteira'),
  withdrawal_waiting: {
    ...everybody('/finance/approve-withdrawal'),
    admin: '/admin/balances?view=withdrawals',
  },
  withdrawal_requested: balances,
  withdrawal_approved: balances,
  withdrawal_rejected: balances,
  withdrawal_paid: balances,
  withdrawal_failed: balances,
  bank_account_added: balances,
  bank_account_changed: balances,
  bank_account_removed: balances,
  books_differ: everybody('/admin/balances?view=differences'),
  sms_budget_near: everybody('/'),
  sms_budget_used: everybody('/'),
  password_changed: security,
  second_factor_changed: security,
  account_approved: everybody('/dashboard'),
  account_refused: account,
  account_suspended: account,
  assistant_joined: everybody('/specialist/equipe'),
  terms_changed: everybody('/termos-de-uso'),
  break_glass: { ...agenda, customer: '/customer/area-paciente?tab=access' },
  document_ready: everybody('/customer/prescricao'),
  document_revoked: everybody('/customer/prescricao'),
}

interface Target {
  readonly kind: NotificationKind
  readonly role: string
  readonly appointment_id: string | null
  readonly company_id: string | null
}

const isRole = (role: string): role is keyof Page => role in agenda

/** The page it links to, by its subject and reader. */
export const pageOf = ({ kind, role, appointment_id: appointment, company_id: company }: Target): string => {
  if (!isRole(role)) return '/'
  if (groupOf(kind) === 'company') return companies[role]
  // The share of a company is on the company's own page.
  if (company !== null && role === 'specialist') return `/specialist/companies/general-information/${company}`
  const page = pages[kind]
  if (page) return page[role]
  if (appointment === null) return agenda[role]
  if (kind === 'specialist_waiting' || kind === 'patient_waiting') return `${waitingAt[role]}/${appointment}`
  if (role === 'admin') return `${agenda.admin}/${appointment}`
  return role === 'customer' ? `${agenda.customer}?open=${appointment}` : agenda[role]
}
