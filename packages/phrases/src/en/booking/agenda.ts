import type pt from '../../pt/booking/agenda.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'Agenda',
  book: 'Book a consultation',
  canceled_one: '{{count}} canceled appointment',
  canceled_other: '{{count}} canceled appointments',
  state: 'Status',
  all: 'All',
  noneState: 'No consultation with this status',
  noneStateDetail: 'Choose another status to see the others.',
  showAll: 'See all',
  coming: 'Coming',
  past: 'Past',
  tabs: 'Consultations',
  noneComing: 'You have no consultations booked',
  noneComingDetail: 'Choose a specialist and book a time.',
  nonePast: 'No past consultations',
  nonePastDetail: 'After the first one, they stay here.',
} as const satisfies Translated<typeof pt>
