import type pt from '../../pt/common/palette.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'Go to',
  search: 'Search',
  hint: {
    admin: 'Screen, patient or specialist',
    specialist: 'Patient, screen or action: block tomorrow afternoon',
    customer: 'Screen or specialist',
  },
  list: 'What to open',
  action: 'Action',
  block: { part: 'Block {{day}}, {{part}}', day: 'Block {{day}}, the whole day' },
  parts: { manha: 'in the morning', tarde: 'in the afternoon', noite: 'in the evening' },
  prescribe: 'New prescription for {{name}}',
  book: 'Book an appointment for {{name}}',
  screen: 'Screen',
  customer: 'Patient',
  specialist: 'Specialist',
  none: 'Nothing found with that name.',
  failed: 'People could not be searched right now.',
  keys: '↑↓ move · Enter open · Esc close',
} satisfies Translated<typeof pt>
