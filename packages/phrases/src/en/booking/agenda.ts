import type pt from '../../pt/booking/agenda.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'Schedule',
  book: 'Book a consultation',
  canceled_one: '{{count}} canceled appointment',
  canceled_other: '{{count}} canceled appointments',
  state: 'Status',
  all: 'All',
  noneState: 'No consultations with this status',
  noneStateDetail: 'Choose another status to see the others.',
  showAll: 'See all',
  coming: 'Upcoming',
  past: 'Past',
  tabs: 'Consultations',
  noneComing: 'You have no consultations booked',
  noneComingDetail: 'Choose a specialist and book a time.',
  nonePast: 'No past consultations',
  nonePastDetail: 'They appear here after your first one.',
} as const satisfies Translated<typeof pt>
