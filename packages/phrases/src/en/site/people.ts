import type pt from '../../pt/site/people.ts'
import type { Translated } from '../../translated.ts'
import languages from '../common/languages.ts'
import states from './states.ts'

export default {
  today: 'today',
  tomorrow: 'tomorrow',
  onDay: ['on {{day}}', 'on {{day}}', 'on {{day}}', 'on {{day}}', 'on {{day}}', 'on {{day}}', 'on {{day}}'],
  inPeriod: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
  free: 'Available times with {{name}}',
  slot: '{{day}} at {{hour}}, {{mode}}',
  clock: 'Times are {{place}} time.',
  clocks: 'Times are in each professional’s time zone ({{places}}).',
  noSlots: 'No times in the next few days',
  see: 'See profile',
  from: 'from {{price}}',
  minutes: '{{minutes}} min',
  range: '{{from}} to {{to}} min',
  video: 'video',
  videoAt: 'by video',
  placeAt: 'in person',
  rated: '{{average}} ({{count}})',
  ratedLong: 'Rated {{average}} out of 5 in {{count}} reviews',
  ratedOnce: 'Rated {{average}} out of 5 in 1 review',
  fresh: 'new to Emma',
  inCity: 'in {{city}}',
  inRio: 'in {{city}}',
  inState: states,
  one: '1 professional',
  many: '{{count}} professionals',
  none: 'No professionals',
  stars: '{{count}} out of 5 stars',
  languages,
  portrait: 'Photo of {{name}}',
} satisfies Translated<typeof pt>
