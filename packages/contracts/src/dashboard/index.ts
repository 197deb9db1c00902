import * as z from 'zod/mini'
import { appointment } from '../booking/index.ts'
import { centavos, date, endpoint, instant } from '../kit/index.ts'

/** How appointments of a period ended. */
const attendance = { finished: z.int(), no_show: z.int(), canceled: z.int() }

/** A week, from Monday, or a month of a specialist, in the specialist's time zone. */
const practicePeriod = z.object({
  /** Its first day. */
  from: date,
  /** The specialist's share of its appointments, from the ledger. */
  earned: centavos,
  ...attendance,
})
export type PracticePeriod = z.output<typeof practicePeriod>

/** An appointment of the day, with the data about the patient that needs no record. */
export const dayAppointment = z.object({
  ...appointment.shape,
  comes: z.object({
    age: z.nullable(z.int()),
    /** The patient's last finished appointment with this specialist before it; null the first time. */
    last_at: z.nullable(instant),
    /** When they first entered the call. */
    entered_at: z.nullable(instant),
  }),
})
export type DayAppointment = z.output<typeof dayAppointment>

/** Data that patients need before they book, in the order of the checklist. */
const setupStep = z.enum([
  'portrait',
  'bio',
  'specialty',
  'price',
  'hours',
  'place',
  'bank_account',
  /** Only where Emma signs documents. */
  'certificate',
])
export type SetupStep = z.output<typeof setupStep>

/** A kind of pending matter, with its count. */
const practiceNeed = z.enum([
  'unsigned_records',
  'unread_chats',
  'missing_items',
  'no_specialty_shown',
  'no_open_slots',
  'conflicts',
  'open_invites',
  'withdrawals_to_approve',
  /** Proposed times and booking links that wait for a patient. */
  'answers_awaited',
])
export type PracticeNeed = z.output<typeof practiceNeed>
const platformNeed = z.enum([
  'specialists_to_review',
  'companies_to_review',
  'withdrawals_to_approve',
  'differences_open',
  'refunds_failed',
  'errors_open',
  'jobs_behind',
])
export type PlatformNeed = z.output<typeof platformNeed>

export const specialistDashboard = z.object({
  role: z.literal('specialist'),
  date,
  timezone: z.string(),
  /** The specialist's appointments of today, past and coming, by time. */
  today: z.array(dayAppointment),
  /** The running or next appointment, today or later. */
  next: z.nullable(dayAppointment),
  /** Today's times that can still be booked, joined where slots touch. */
  free: z.array(z.object({ starts_at: instant, ends_at: instant })),
  /** Urgent care of the kinds that this specialist may attend; null if there is none. */
  duty: z.nullable(
    z.object({
      on_duty: z.boolean(),
      waiting: z.int(),
      /** Since when the longest-waiting person waits. */
      since: z.nullable(instant),
    }),
  ),
  /** Every step of the checklist, done or not. */
  setup: z.array(z.object({ step: setupStep, done: z.boolean() })),
  balance: z.object({ waiting_funds: centavos, available: centavos, transferred: centavos }),
  /** Oldest first, the current one last. */
  weeks: z.array(practicePeriod),
  months: z.array(practicePeriod),
  rating: z.object({
    /** 0 without ratings. */
    average: z.number(),
    count: z.int(),
    /** Number of reviews with one star, two, … five. */
    stars: z.array(z.int()),
    latest: z.array(z.object({ rating: z.int(), comment: z.nullable(z.string()), created_at: instant })),
  }),
  /** Notifications. */
  unread: z.int(),
  /** Only kinds with at least one; `names` are those of the first patients concerned. */
  needs: z.array(z.object({ kind: practiceNeed, count: z.int(), names: z.array(z.string()) })),
})
export type SpecialistDashboard = z.output<typeof specialistDashboard>

/** A month of the platform, in the admin's time zone. */
const platformMonth = z.object({
  from: date,
  /** Paid appointments of the period, whatever happened to them. */
  appointments: z.int(),
  ...attendance,
  /** The platform's revenue in the period, from the ledger: fees less what it bore. */
  revenue: centavos,
  /** People who joined in the period. */
  customers: z.int(),
  specialists: z.int(),
})
export type PlatformMonth = z.output<typeof platformMonth>

export const platformDashboard = z.object({
  role: z.literal('admin'),
  date,
  timezone: z.string(),
  totals: z.object({
    /** Active ones. */
    customers: z.int(),
    specialists: z.int(),
    on_duty: z.int(),
    appointments_today: z.int(),
    /** In the queue of urgent care now, waiting or called. */
    waiting: z.int(),
  }),
  months: z.array(platformMonth),
  needs: z.array(z.object({ kind: platformNeed, count: z.int() })),
})
export type PlatformDashboard = z.output<typeof platformDashboard>

export const getDashboard = endpoint({
  method: 'GET',
  path: 'specialists/dashboard',
  summary:
    'A specialist: the day, the money, how it goes and what waits. An admin: the figures of the platform. `role` says which',
  resource: 'dashboard',
  action: 'read',
  response: z.discriminatedUnion('role', [specialistDashboard, platformDashboard]),
  status: 200,
  errors: [],
})
