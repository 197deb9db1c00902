import type pt from '../../pt/site/specialist.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: '{{name}}, {{specialty}}: price, times and reviews | Emma',
  titlePlain: '{{name}} | Emma',
  description:
    '{{name}} ({{council}}): {{specialties}}. Consultations from {{price}}, {{mode}}. See free times and reviews, and book online.',
  descriptionPlain: 'Meet {{name}} on Emma.',
  mode: { video: 'by video', place: 'in person', both: 'by video or in person' },
  rqe: 'RQE {{rqe}}',
  checked: 'Registration checked by Emma',
  onDuty: 'On duty now',
  slots: {
    title: 'Next available times',
    note: 'Times are {{place}} time. Choose one to book it; you sign up afterwards.',
    for: 'For which specialty?',
    offer: '{{specialty}}, {{price}}',
    all: 'See all times',
    none: 'No free times in the next 14 days.',
    noneHelp: 'Join the waiting list from your account, or see others of the same specialty.',
    others: 'See other professionals',
    closed: 'This profile takes no bookings at the moment.',
    online: 'By video',
    at: 'At {{place}}',
    refund: 'Full refund up to {{hours}} hours before.',
  },
  go: 'Choose a time',
  picture: { rated: '{{average}} in {{count}} reviews', ratedOnce: '{{average}} in 1 review' },
  offers: { title: 'Specialties and prices', price: 'Price', duration: 'Duration' },
  about: 'About {{name}}',
  places: {
    title: 'Where',
    online: 'By video',
    onlineText: 'In the browser, wherever you are.',
    route: 'Directions',
  },
  reviews: {
    title: 'Reviews',
    none: 'No reviews yet. Only people who had a consultation can review.',
    only: 'Only people who had a consultation can review.',
    one: '1 review',
    many: '{{count}} reviews',
    spread: '{{stars}} stars: {{count}}',
    more: 'Showing the latest {{count}}.',
  },
  share: 'Share',
  copied: 'Link copied',
} satisfies Translated<typeof pt>
