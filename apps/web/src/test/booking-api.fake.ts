import type { Slot } from '@emma/contracts/availability/slots'
import type { Appointment } from '@emma/contracts/booking'
import type { CalendarFeed } from '@emma/contracts/booking/calendar'
import type { CancelQuote } from '@emma/contracts/booking/cancellation'
import type { OwnInvitation } from '@emma/contracts/booking/invitation'
import type { Card } from '@emma/contracts/cards'
import type { Dependent } from '@emma/contracts/dependents'
import { type ErrorCode, errorStatus, type ResponseOf } from '@emma/contracts/kit'
import type { listCustomerNotifications } from '@emma/contracts/notifications'
import type { Notification } from '@emma/contracts/notifications/notification'
import type { Place } from '@emma/contracts/places'
import { slotIdOf } from '@emma/domain/availability'
import { DAY, HOUR } from '@emma/domain/interval'
import { vi } from 'vitest'

type NotificationList = ResponseOf<typeof listCustomerNotifications>

export const ids = {
  specialist: '018f0000-0000-7000-8000-00000000000a',
  customer: '018f0000-0000-7000-8000-00000000000b',
  specialty: '018f0000-0000-7000-8000-00000000000c',
  card: '018f0000-0000-7000-8000-00000000000d',
  appointment: '018f0000-0000-7000-8000-00000000000e',
} as const

/** Noon tomorrow, so that the hours after it lie on the same day whenever the tests run. */
const firstStart = Math.floor(Date.now() / DAY) * DAY + DAY + 12 * HOUR

export const slotAt = (hours: number): Slot => {
  const start = firstStart + hours * HOUR
  const instant = (ms: number) => new Date(ms).toISOString()
  return {
    id: slotIdOf({ specialistId: ids.specialist, start }),
    specialist_id: ids.specialist,
    date: instant(start).slice(0, 10),
    init_hour: '09:00',
    final_hour: '10:00',
    starts_at: instant(start),
    ends_at: instant(start + HOUR),
    timezone: 'America/Sao_Paulo',
    status: 'open',
    place_id: null,
    online: true,
    place: null,
    duration_minutes: 60,
    price: 18_000,
  }
}

const specialist = {
  id: ids.specialist,
  uuid: ids.specialist,
  name: 'Helena Vasconcelos',
  avatar: null,
  summary: '',
  council: { type: 'CRM', uf: 'SP', number: '123456' },
  specialties: [{ id: ids.specialty, name: 'Clínica médica', price: 18_000, rqe: null }],
  rating: { average: 0, count: 0 },
  use_online: true,
  on_duty: false,
  favorite: false,
  nextSlot: null,
  nextSlots: [],
  reviews: [],
}

const card: Card = {
  id: ids.card,
  brand: 'Visa',
  last4: '0010',
  holder_name: 'ANA TESTE',
  exp_month: 12,
  exp_year: 2031,
  default: true,
  used_last: true,
}

export const appointmentOf = (change: Partial<Appointment> = {}): Appointment => ({
  ...slotAt(0),
  id: ids.appointment,
  status: 'confirmed',
  specialty: { id: ids.specialty, name: 'Clínica médica' },
  price: 18_000,
  agreed: { price: 18_000, refund_until: null },
  payment: { method: 'credit_card', status: 'paid', amount: 18_000, wallet_amount: 0 },
  in_person_advised: false,
  hold_expires_at: null,
  specialist: { id: ids.specialist, name: 'Helena Vasconcelos', avatar: null },
  customer: { id: ids.customer, uuid: ids.customer, name: 'Ana Teste', avatar: null },
  dependent: null,
  canceled_by: null,
  presence: { customer: { state: 'never', left_at: null }, specialist: { state: 'never', left_at: null } },
  return_of: null,
  series: null,
  return_until: null,
  return_visit: null,
  preparation: { asked: false, done: false },
  can: {
    cancel: false,
    reschedule: false,
    join: false,
    prepare: false,
    review: false,
    start: false,
    finish: false,
    mark_no_show: false,
    propose: false,
  },
  ...change,
})

const policy = {
  full_refund_hours: 24,
  late_card_percent: 50,
  late_wallet_percent: 70,
  regret_days: 0,
  grace_minutes: 30,
  reschedule_hours: 12,
}

/** A late cancellation of a card payment. */
export const quoteOf = (change: Partial<CancelQuote> = {}): CancelQuote => ({
  credit_card: { value: 9000, credit: 0, kept: 9000 },
  wallet: { value: 12_600, kept: 5400 },
  kept: { value: 9000 },
  policy: { ...policy, rule: 'late', full_refund_until: new Date(firstStart - 24 * HOUR).toISOString() },
  refund_until: null,
  in_grace_until: null,
  ...change,
})

const none: NotificationList = {
  data: [],
  meta: { page: 1, pageSize: 20, total: 0 },
  unread: 0,
  unreadMessages: 0,
}

/** The notification of a canceled consultation, for its patient. */
export const noticeOf = (number: number, change: Partial<Notification> = {}): Notification => ({
  id: `018f0000-0000-7000-8000-0000000001${number}0`,
  kind: 'canceled_by_specialist',
  path: '/customer',
  creditId: `018f0000-0000-7000-8000-0000000002${number}0`,
  amount: 18_000 + number,
  refundable_amount: 18_000 + number,
  schedule_id: ids.appointment,
  specialist: { id: ids.specialist, name: `Especialista ${number}`, avatar: null },
  starts_at: slotAt(0).starts_at,
  created_at: slotAt(0).starts_at,
  read: false,
  ...change,
})

type Answer = () => Response | Promise<Response>

/** An error as the server writes it. */
export const refuse = (code: ErrorCode, more: object = {}): Response =>
  Response.json(
    {
      type: 'about:blank',
      title: 'Erro',
      status: errorStatus[code],
      code,
      detail: code,
      traceId: '',
      ...more,
    },
    { status: errorStatus[code] },
  )

export const cut: Answer = () => Promise.reject(new TypeError('fetch failed'))

const noPlaces: readonly Place[] = []
const nobody: readonly Dependent[] = []
const noAppointments: readonly Appointment[] = []
const noInvitations: readonly OwnInvitation[] = []
const noFeed: CalendarFeed = { url: null, created_at: null }
const unsaid: { readonly own?: readonly Appointment[] } = {}

/** A server with one appointment; writes get the given answers, one per request. */
export const bookingServer = (answers: Answer[], { balance = 0 } = {}) => {
  const written: Request[] = []
  const server = {
    slots: [slotAt(0), slotAt(1), slotAt(2)],
    appointment: appointmentOf(),
    /** The user's agenda: by default the one appointment. */
    own: unsaid.own,
    /** Further appointments of the specialist. */
    more: noAppointments,
    quote: quoteOf(),
    notifications: none,
    dependents: nobody,
    places: noPlaces,
    feed: noFeed,
    invitations: noInvitations,
    /** What the wallet holds, in centavos. */
    balance,
    cards: [card] as readonly Card[],
    /** What the next writes get. */
    answers,
    written,
  }
  const reads: readonly (readonly [RegExp, () => unknown])[] = [
    [/specialists\/specialists\//, () => ({ ...specialist, places: server.places })],
    [/schedules\/policy/, () => ({ ...policy, refund_until: null, in_grace_until: null })],
    [/schedules\/auth\/schedules\/[\w-]+\/cancel$/, () => server.quote],
    [/\/notifications\?/, () => server.notifications],
    [/\/schedules\?/, () => ({ data: server.slots })],
    [/customer\/dependents$/, () => ({ data: server.dependents })],
    [/customer\/info/, () => ({ address: null })],
    [/card\/credit_cards$/, () => ({ data: server.cards })],
    [/balances\/balance$/, () => ({ totalBalance: server.balance, credits: [] })],
    [
      /schedules\/customer\?/,
      () => {
        const data = server.own ?? [server.appointment]
        return { data, meta: { page: 1, pageSize: 10, total: data.length } }
      },
    ],
    [
      /schedules\/specialist\//,
      () => ({
        data: [server.appointment, ...server.more, slotAt(3)],
        meta: { page: 1, pageSize: 20, total: 41 },
      }),
    ],
    [/schedules\/feed$/, () => server.feed],
    [/customer\/booking-links$/, () => ({ data: server.invitations })],
    [/schedules\/[\w-]+$/, () => server.appointment],
  ]
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') {
      written.push(request)
      return (answers.shift() ?? (() => Response.json(appointmentOf(), { status: 201 })))()
    }
    const found = reads.find(([path]) => path.test(request.url))
    return found ? Response.json(found[1]()) : refuse('not_found')
  })
  return server
}
