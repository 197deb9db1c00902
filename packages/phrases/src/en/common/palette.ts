import type pt from '../../pt/common/palette.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'Go to',
  search: 'Search',
  hint: {
    admin: 'Screen, patient or specialist',
    specialist: 'Screen or patient',
    customer: 'Screen or specialist',
  },
  list: 'What to open',
  screen: 'Screen',
  customer: 'Patient',
  specialist: 'Specialist',
  none: 'Nothing found by that name.',
  failed: 'People could not be searched for now.',
  keys: 'Arrows choose, Enter opens, Esc closes.',
} satisfies Translated<typeof pt>
