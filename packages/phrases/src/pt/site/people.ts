import languages from '../common/languages.ts'
import states from './states.ts'

/** People, prices and times on every public page. */
export default {
  today: 'hoje',
  tomorrow: 'amanhã',
  /** By weekday, from Sunday. */
  onDay: ['no {{day}}', 'na {{day}}', 'na {{day}}', 'na {{day}}', 'na {{day}}', 'na {{day}}', 'no {{day}}'],
  inPeriod: { morning: 'de manhã', afternoon: 'à tarde', evening: 'à noite' },
  free: 'Horários livres de {{name}}',
  slot: '{{day}} às {{hour}}, {{mode}}',
  clock: 'Horários de {{place}}.',
  clocks: 'Horários no relógio de cada profissional ({{places}}).',
  noSlots: 'Sem horários nos próximos dias',
  see: 'Ver perfil',
  from: 'a partir de {{price}}',
  minutes: '{{minutes}} min',
  range: '{{from}} a {{to}} min',
  video: 'vídeo',
  videoAt: 'por vídeo',
  placeAt: 'presencial',
  rated: '{{average}} ({{count}})',
  ratedLong: 'Nota {{average}} de 5, em {{count}} avaliações',
  ratedOnce: 'Nota {{average}} de 5, em 1 avaliação',
  fresh: 'novo na Emma',
  inCity: 'em {{city}}',
  inRio: 'no {{city}}',
  inState: states,
  one: '1 profissional',
  many: '{{count}} profissionais',
  none: 'Nenhum profissional',
  stars: '{{count}} de 5 estrelas',
  languages,
  portrait: 'Foto de {{name}}',
} as const
