import type { FieldWords } from './words.ts'

/** Filters for specialists. */
export const search: FieldWords = {
  min_rating: ['Least average, in stars', '4'],
  period: 'Part of the day: before 12h, before 18h, or later, in the specialist’s zone',
  in_person: 'Whether people are seen somewhere, or how many do so',
  attends_children: 'Whether patients under 12 years are taken, or how many do so',
  languages: ['Languages of the appointments, BCP 47; `bzs` is Libras', ['pt', 'en']],
  facets: 'How many each further choice leaves',
  cities: 'Cities',
  genders: 'By gender',
  periods: 'By part of the day',
  morning: ['Before 12h', 12],
  afternoon: ['From 12h, before 18h', 9],
  evening: ['From 18h', 4],
  feminino: ['Women', 8],
  masculino: ['Men', 5],
  ratings: 'By the least average',
  least: ['Least average, in stars', '4'],
  prices: 'By the highest price',
  most: ['Most centavos', 25000],
  alike: 'Whether the list has what is only written nearly so',
  meant: ['Specialties that attend such a complaint, by their addresses', ['neurologia']],
  precise_language: ['The language that they are written in', 'pt-BR'],
  precise: ['More precise complaints that the words begin', ['dor de cabeça', 'dor nas costas']],
  instead:
    'Whether the list has general practice, because nobody of the specialties that are meant was found',
  nobody_in: 'The city or state of the words in which nobody of the specialty is found',
  when: 'The day and the part of it that the words ask for, at which these attend',
  unmet: 'What the words ask for beside who, where nobody has all of it: such as a language',
  medicine: 'Whether the words name a medicine: `meant` are the specialties that usually prescribe it',
  emergency: ['Whom to call instead of waiting: SAMU 192, CVV 188 or, after violence, 180', '192'],
}
