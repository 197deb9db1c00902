import type { AdminState } from '@emma/contracts/admins'
import type { Appointment, AppointmentStatus } from '@emma/contracts/booking'
import type { CompanyStatus } from '@emma/contracts/companies'
import type { CustomerLine } from '@emma/contracts/customers/admin'
import type { EarningStatus, WithdrawalStatus } from '@emma/contracts/earnings'
import type { BankAccount } from '@emma/contracts/earnings/bank-accounts'
import type { LoggedError } from '@emma/contracts/error-log'
import type { InviteStatus } from '@emma/contracts/invites'
import type { ReconciliationState } from '@emma/contracts/reconciliation'
import type { MedicalRecord } from '@emma/contracts/records'
import type { StatusNumber } from '@emma/contracts/specialists/profile'
import type { SaleMessage, SupportSale } from '@emma/contracts/support'
import type { QueueState } from '@emma/domain/queue'
import type { Icon } from '@tabler/icons-react'
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import type { ParseKeys } from 'i18next'
import type { Tone } from '../feedback/status-chip.tsx'
import type { sets } from './sets.ts'

/** The things that have states, with their types. */
export interface StatesOf {
  admin: AdminState
  appointment: AppointmentStatus | 'canceled_by_you' | 'canceled_by_platform'
  books: ReconciliationState['state']
  company: CompanyStatus
  customer: CustomerLine['status']
  earning: EarningStatus
  error: LoggedError['status']
  invite: InviteStatus
  message: SaleMessage['state']
  page: 'draft' | 'changed' | 'published'
  payment: Appointment['payment']['status']
  post: 'draft' | 'coming' | 'out'
  queue: QueueState
  recipient: BankAccount['recipient_status']
  record: MedicalRecord['status']
  refund: SupportSale['refunds'][number]['status']
  specialist: StatusNumber
  specialty: 'on' | 'off'
  withdrawal: WithdrawalStatus
}

/** Colour, word, and an icon if the colour's own does not fit. */
export type Look = readonly [Tone, ParseKeys<typeof sets>, Icon?]

/** Every state of the product, for both roles: one word, one colour, one icon everywhere. */
export const states: {
  readonly [K in keyof StatesOf]: Readonly<Record<StatesOf[K], Look>>
} = {
  admin: {
    active: ['success', 'admins:status.active'],
    invited: ['info', 'admins:status.invited', IconClock],
    removed: ['neutral', 'admins:status.removed'],
  },
  appointment: {
    awaiting_payment: ['warning', 'booking:status.awaiting_payment', IconClock],
    confirmed: ['success', 'booking:status.confirmed'],
    in_progress: ['info', 'booking:status.in_progress', IconVideo],
    finished: ['neutral', 'booking:status.finished', IconChecks],
    no_show: ['danger', 'booking:status.no_show', IconUserOff],
    canceled_by_customer: ['danger', 'booking:status.canceled_by_customer', IconCalendarX],
    canceled_by_specialist: ['danger', 'booking:status.canceled_by_specialist', IconCalendarX],
    canceled_by_you: ['danger', 'booking:status.canceled_by_you', IconCalendarX],
    canceled_by_platform: ['danger', 'booking:status.canceled_by_platform', IconCalendarX],
    expired: ['neutral', 'booking:status.expired'],
  },
  books: {
    ok: ['success', 'finance:reconciliation.state.ok'],
    stopped: ['danger', 'finance:reconciliation.state.stopped'],
    never: ['neutral', 'finance:reconciliation.state.never'],
  },
  company: {
    pending: ['info', 'companies:status.pending', IconClock],
    approved: ['success', 'companies:status.approved'],
    suspended: ['warning', 'companies:status.suspended'],
    rejected: ['danger', 'companies:status.rejected'],
  },
  customer: {
    pending: ['info', 'customersAdmin:status.pending', IconClock],
    active: ['success', 'customersAdmin:status.active'],
    blocked: ['danger', 'customersAdmin:status.blocked'],
    erased: ['neutral', 'customersAdmin:status.erased'],
  },
  earning: {
    waiting_funds: ['info', 'earnings:status.waiting_funds', IconClock],
    available: ['success', 'earnings:status.available'],
    canceled: ['danger', 'earnings:status.canceled'],
    charged_back: ['danger', 'earnings:status.charged_back'],
  },
  error: {
    'em aberto': ['danger', 'errorLog:states.em aberto'],
    'em correção': ['info', 'errorLog:states.em correção'],
    resolvido: ['success', 'errorLog:states.resolvido'],
    reaberto: ['warning', 'errorLog:states.reaberto'],
  },
  invite: {
    sent: ['info', 'companies:invite.status.sent', IconClock],
    accepted: ['success', 'companies:invite.status.accepted'],
    rejected: ['danger', 'companies:invite.status.rejected'],
    revoked: ['neutral', 'companies:invite.status.revoked'],
    expired: ['neutral', 'companies:invite.status.expired'],
  },
  message: {
    in_app: ['neutral', 'support:messages.states.in_app'],
    waiting: ['info', 'support:messages.states.waiting', IconClock],
    sending: ['info', 'support:messages.states.sending', IconClock],
    sent: ['success', 'support:messages.states.sent'],
    failed: ['danger', 'support:messages.states.failed'],
    dropped: ['neutral', 'support:messages.states.dropped'],
  },
  page: {
    draft: ['neutral', 'pageEditor:list.draft'],
    changed: ['warning', 'pageEditor:list.changed'],
    published: ['success', 'pageEditor:list.published'],
  },
  payment: {
    pending: ['warning', 'booking:paymentStatus.pending', IconClock],
    paid: ['success', 'booking:paymentStatus.paid'],
    partially_refunded: ['info', 'booking:paymentStatus.partially_refunded'],
    refunded: ['neutral', 'booking:paymentStatus.refunded'],
    failed: ['danger', 'booking:paymentStatus.failed'],
    charged_back: ['danger', 'booking:paymentStatus.charged_back'],
  },
  post: {
    draft: ['neutral', 'postEditor:state.draft'],
    coming: ['info', 'postEditor:state.coming', IconClock],
    out: ['success', 'postEditor:state.out'],
  },
  queue: {
    awaiting_payment: ['warning', 'support:queueStatus.awaiting_payment', IconClock],
    waiting: ['info', 'support:queueStatus.waiting', IconClock],
    called: ['info', 'support:queueStatus.called'],
    in_progress: ['info', 'support:queueStatus.in_progress', IconVideo],
    finished: ['neutral', 'support:queueStatus.finished', IconChecks],
    left: ['neutral', 'support:queueStatus.left'],
    expired: ['neutral', 'support:queueStatus.expired'],
  },
  recipient: {
    registration: ['info', 'finance:transfers.recipient.registration', IconClock],
    affiliation: ['warning', 'finance:transfers.recipient.affiliation'],
    active: ['success', 'finance:transfers.recipient.active'],
    refused: ['danger', 'finance:transfers.recipient.refused'],
    suspended: ['danger', 'finance:transfers.recipient.suspended'],
    blocked: ['danger', 'finance:transfers.recipient.blocked'],
    inactive: ['neutral', 'finance:transfers.recipient.inactive'],
  },
  record: {
    draft: ['warning', 'records:sign.draft'],
    signed: ['success', 'records:sign.signed'],
  },
  refund: {
    requested: ['info', 'booking:back.status.requested', IconClock],
    processing: ['info', 'booking:back.status.processing', IconClock],
    done: ['success', 'booking:back.status.done'],
    failed: ['warning', 'booking:back.status.failed'],
  },
  specialist: {
    0: ['neutral', 'review:status.incomplete'],
    1: ['success', 'review:status.active'],
    2: ['info', 'review:status.review', IconClock],
    3: ['danger', 'review:status.refused'],
    4: ['warning', 'review:status.suspended'],
  },
  specialty: {
    on: ['success', 'specialties:status.on'],
    off: ['neutral', 'specialties:status.off'],
  },
  withdrawal: {
    requested: ['warning', 'finance:status.requested', IconClock],
    approved: ['info', 'finance:status.approved'],
    processing: ['info', 'finance:status.processing', IconClock],
    paid: ['success', 'finance:status.paid'],
    rejected: ['danger', 'finance:status.rejected'],
    failed: ['danger', 'finance:status.failed'],
  },
}
