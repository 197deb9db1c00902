/**
 * Every text that a person reads, room by room: `pt/<room>.ts` is the original, `en/<room>.ts` its translation.
 * A room's texts load with its screens; a new room is one line here and its two files.
 */
export const rooms = {
  shell: { pt: () => import('./pt/shell.ts'), en: () => import('./en/shell.ts') },
  coming: { pt: () => import('./pt/coming.ts'), en: () => import('./en/coming.ts') },
  admins: { pt: () => import('./pt/admins.ts'), en: () => import('./en/admins.ts') },
  companies: { pt: () => import('./pt/companies.ts'), en: () => import('./en/companies.ts') },
  audit: { pt: () => import('./pt/audit.ts'), en: () => import('./en/audit.ts') },
  auth: { pt: () => import('./pt/auth.ts'), en: () => import('./en/auth.ts') },
  availability: { pt: () => import('./pt/availability.ts'), en: () => import('./en/availability.ts') },
  bankAccount: { pt: () => import('./pt/bank-account.ts'), en: () => import('./en/bank-account.ts') },
  booking: { pt: () => import('./pt/booking.ts'), en: () => import('./en/booking.ts') },
  calendar: { pt: () => import('./pt/calendar.ts'), en: () => import('./en/calendar.ts') },
  calls: { pt: () => import('./pt/calls.ts'), en: () => import('./en/calls.ts') },
  cancellation: { pt: () => import('./pt/cancellation.ts'), en: () => import('./en/cancellation.ts') },
  cards: { pt: () => import('./pt/cards.ts'), en: () => import('./en/cards.ts') },
  chat: { pt: () => import('./pt/chat.ts'), en: () => import('./en/chat.ts') },
  customers: { pt: () => import('./pt/customers.ts'), en: () => import('./en/customers.ts') },
  dashboard: { pt: () => import('./pt/dashboard.ts'), en: () => import('./en/dashboard.ts') },
  customerDesk: { pt: () => import('./pt/customer-desk.ts'), en: () => import('./en/customer-desk.ts') },
  deviceTest: { pt: () => import('./pt/device-test.ts'), en: () => import('./en/device-test.ts') },
  documents: { pt: () => import('./pt/documents.ts'), en: () => import('./en/documents.ts') },
  dependents: { pt: () => import('./pt/dependents.ts'), en: () => import('./en/dependents.ts') },
  earnings: { pt: () => import('./pt/earnings.ts'), en: () => import('./en/earnings.ts') },
  exams: { pt: () => import('./pt/exams.ts'), en: () => import('./en/exams.ts') },
  fields: { pt: () => import('./pt/fields.ts'), en: () => import('./en/fields.ts') },
  figures: { pt: () => import('./pt/figures.ts'), en: () => import('./en/figures.ts') },
  finance: { pt: () => import('./pt/finance.ts'), en: () => import('./en/finance.ts') },
  guided: { pt: () => import('./pt/guided.ts'), en: () => import('./en/guided.ts') },
  map: { pt: () => import('./pt/map.ts'), en: () => import('./en/map.ts') },
  messages: { pt: () => import('./pt/messages.ts'), en: () => import('./en/messages.ts') },
  notifications: { pt: () => import('./pt/notifications.ts'), en: () => import('./en/notifications.ts') },
  errorLog: { pt: () => import('./pt/error-log.ts'), en: () => import('./en/error-log.ts') },
  pageDesk: { pt: () => import('./pt/page-desk.ts'), en: () => import('./en/page-desk.ts') },
  pages: { pt: () => import('./pt/pages.ts'), en: () => import('./en/pages.ts') },
  patient: { pt: () => import('./pt/patient.ts'), en: () => import('./en/patient.ts') },
  places: { pt: () => import('./pt/places.ts'), en: () => import('./en/places.ts') },
  postDesk: { pt: () => import('./pt/post-desk.ts'), en: () => import('./en/post-desk.ts') },
  posts: { pt: () => import('./pt/posts.ts'), en: () => import('./en/posts.ts') },
  prescriptions: { pt: () => import('./pt/prescriptions.ts'), en: () => import('./en/prescriptions.ts') },
  privacy: { pt: () => import('./pt/privacy.ts'), en: () => import('./en/privacy.ts') },
  records: { pt: () => import('./pt/records.ts'), en: () => import('./en/records.ts') },
  review: { pt: () => import('./pt/review.ts'), en: () => import('./en/review.ts') },
  reviews: { pt: () => import('./pt/reviews.ts'), en: () => import('./en/reviews.ts') },
  richText: { pt: () => import('./pt/rich-text.ts'), en: () => import('./en/rich-text.ts') },
  security: { pt: () => import('./pt/security.ts'), en: () => import('./en/security.ts') },
  specialistAccount: {
    pt: () => import('./pt/specialist-account.ts'),
    en: () => import('./en/specialist-account.ts'),
  },
  specialists: { pt: () => import('./pt/specialists.ts'), en: () => import('./en/specialists.ts') },
  specialties: { pt: () => import('./pt/specialties.ts'), en: () => import('./en/specialties.ts') },
  statementFile: { pt: () => import('./pt/statement-file.ts'), en: () => import('./en/statement-file.ts') },
  terms: { pt: () => import('./pt/terms.ts'), en: () => import('./en/terms.ts') },
  tour: { pt: () => import('./pt/tour.ts'), en: () => import('./en/tour.ts') },
  variables: { pt: () => import('./pt/variables.ts'), en: () => import('./en/variables.ts') },
  queue: { pt: () => import('./pt/queue.ts'), en: () => import('./en/queue.ts') },
  waitlist: { pt: () => import('./pt/waitlist.ts'), en: () => import('./en/waitlist.ts') },
  wallet: { pt: () => import('./pt/wallet.ts'), en: () => import('./en/wallet.ts') },
} as const

/** A room that has texts. */
export type PhraseRoom = keyof typeof rooms
export type Language = 'pt' | 'en'
/** The texts of each room, as they are in Portuguese. */
export type Phrases = { [R in PhraseRoom]: Awaited<ReturnType<(typeof rooms)[R]['pt']>>['default'] }
