/**
 * Every text that a person reads, room by room: `pt/<room>.ts` is the original, `en/<room>.ts` its translation.
 * A room's texts load with its screens; a new room is one line here, one in `english.ts`, and its two files.
 */
export const rooms = {
  shell: () => import('./pt/shell.ts'),
  admins: () => import('./pt/admins.ts'),
  companies: () => import('./pt/companies.ts'),
  audit: () => import('./pt/audit.ts'),
  auth: () => import('./pt/auth.ts'),
  availability: () => import('./pt/availability.ts'),
  bankAccount: () => import('./pt/bank-account.ts'),
  booking: () => import('./pt/booking.ts'),
  calendar: () => import('./pt/calendar.ts'),
  calls: () => import('./pt/calls.ts'),
  cancellation: () => import('./pt/cancellation.ts'),
  cards: () => import('./pt/cards.ts'),
  chat: () => import('./pt/chat.ts'),
  customers: () => import('./pt/customers.ts'),
  dashboard: () => import('./pt/dashboard.ts'),
  customerDesk: () => import('./pt/customer-desk.ts'),
  deviceTest: () => import('./pt/device-test.ts'),
  documents: () => import('./pt/documents.ts'),
  dependents: () => import('./pt/dependents.ts'),
  earnings: () => import('./pt/earnings.ts'),
  exams: () => import('./pt/exams.ts'),
  fields: () => import('./pt/fields.ts'),
  figures: () => import('./pt/figures.ts'),
  finance: () => import('./pt/finance.ts'),
  guided: () => import('./pt/guided.ts'),
  map: () => import('./pt/map.ts'),
  messages: () => import('./pt/messages.ts'),
  notifications: () => import('./pt/notifications.ts'),
  errorLog: () => import('./pt/error-log.ts'),
  pageDesk: () => import('./pt/page-desk.ts'),
  pages: () => import('./pt/pages.ts'),
  patient: () => import('./pt/patient.ts'),
  places: () => import('./pt/places.ts'),
  postDesk: () => import('./pt/post-desk.ts'),
  posts: () => import('./pt/posts.ts'),
  prescriptions: () => import('./pt/prescriptions.ts'),
  privacy: () => import('./pt/privacy.ts'),
  records: () => import('./pt/records.ts'),
  review: () => import('./pt/review.ts'),
  reviews: () => import('./pt/reviews.ts'),
  richText: () => import('./pt/rich-text.ts'),
  security: () => import('./pt/security.ts'),
  specialistAccount: () => import('./pt/specialist-account.ts'),
  specialists: () => import('./pt/specialists.ts'),
  specialties: () => import('./pt/specialties.ts'),
  statementFile: () => import('./pt/statement-file.ts'),
  terms: () => import('./pt/terms.ts'),
  tour: () => import('./pt/tour.ts'),
  variables: () => import('./pt/variables.ts'),
  queue: () => import('./pt/queue.ts'),
  waitlist: () => import('./pt/waitlist.ts'),
  wallet: () => import('./pt/wallet.ts'),
} as const

/** A room that has texts. */
export type PhraseRoom = keyof typeof rooms
export type Language = 'pt' | 'en'
/** The texts of each room, as they are in Portuguese. */
export type Phrases = { [R in PhraseRoom]: Awaited<ReturnType<(typeof rooms)[R]>>['default'] }
