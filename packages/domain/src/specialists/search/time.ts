import { DEFAULT_ZONE, dateOf, dayAt, weekdayOf } from '../../availability/index.ts'
import type { Instant } from '../../interval.ts'
import type { DayPeriod } from '../attendance.ts'
import { tidy } from './patterns.ts'

/** A day as a search says it, from the day of the search; a weekday is its number from Sunday, 0. */
export type DayAsked = 'today' | 'tomorrow' | 'after_tomorrow' | 0 | 1 | 2 | 3 | 4 | 5 | 6

/** When a search asks to be attended. */
export interface TimeInSearch {
  /** The search without these words. */
  readonly rest: string
  readonly day?: DayAsked
  readonly period?: DayPeriod
}

/** `com horário`, `que atende`, `disponível`: said before a day, and meaningless without it. */
const ABOUT =
  '(?:(?:que |quem |who )?(?:tem (?:hor[aá]rios?|vagas?|consultas?)|h[aá] (?:hor[aá]rios?|vagas?)|atend[ae]m?|atendimentos?|trabalham?|works?|open|abert[oa]s?|available|dispon[ií]ve(?:l|is)|(?:com )?(?:hor[aá]rios?|vagas?)(?: livres?| dispon[ií]ve(?:l|is))?|livres?) )?'
const BEFORE =
  '(?:(?:para|pra|pro|n[ao]s?|aos?|[àa]s?|nest[ae]|ness[ae]|est[ae]|d[aeo]|ainda|dia|pr[oó]xim[oa]|toda|todo|on|for|this|next|every) )*'
const AFTER = '(?: (?:mesmo|que vem|pr[oó]xim[oa]))?'

const words = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])${ABOUT}${BEFORE}(?:${pattern})${AFTER}(?![\\p{L}\\d])`, 'iu')

/** `segunda opinião` is no Monday. */
const weekday = (portuguese: string, english: string): string =>
  `(?:${portuguese})s?(?:[- ]feiras?)?(?! (?:opini[aã]o|via|dose|vez|gesta[cç][aã]o|gravidez|fase|parte|cirurgia))|${english}s?`

/** The first that is said counts: `depois de amanhã` is not `amanhã`. */
const days: readonly (readonly [DayAsked, RegExp])[] = [
  ['after_tomorrow', words('depois de amanh[aã]|(?:the )?day after tomorrow')],
  ['tomorrow', words('amanh[aã]|tomorrow')],
  ['today', words('hoje|today')],
  // Domingos is a name.
  [0, words(weekday('domingo(?!s)|(?<=[an]os )domingo', 'sunday'))],
  [1, words(weekday('segunda', 'monday'))],
  [2, words(weekday('ter[cç]a', 'tuesday'))],
  [3, words(weekday('quarta', 'wednesday'))],
  [4, words(weekday('quinta', 'thursday'))],
  [5, words(weekday('sexta', 'friday'))],
  [6, words(`${weekday('s[aá]bado', 'saturday')}|(?:fim|fins|final|finais) de semana|weekends?`)],
]

const part = (names: string): string =>
  `(?<!(?:boa|bom|mais) )(?:(?:de|pela|n[ao]|da|[àa]|no per[ií]odo d[ao]|per[ií]odo d[ao]|in the|at) )?(?:${names})`
const LATE =
  '(?:depois|ap[oó]s) (?:(?:d?as?|[àa]s) (?:17|18|19|20)(?: ?h| horas)?|do (?:trabalho|expediente))'
const periods: readonly (readonly [DayPeriod, RegExp])[] = [
  ['evening', words(`${part('noites?|evenings?|night')}|tonight|${LATE}|after work|(?<=hor[aá]rio )noturno`)],
  ['afternoon', words(part('tardes?|tardinha|afternoons?'))],
  ['morning', words(part('manh[aã]s?|mornings?'))],
]

const TONIGHT = /(?<![\p{L}\d])tonight(?![\p{L}\d])/iu

/** The day and the part of it in a search: `psicólogo amanhã à noite`; undefined without both. */
export const timeInSearch = (search: string): TimeInSearch | undefined => {
  const day = days.find(([, pattern]) => pattern.test(search))
  const without = day ? search.replace(day[1], ' ') : search
  const period = periods.find(([, pattern]) => pattern.test(without))
  if (!day && !period) return undefined
  const said = day?.[0] ?? (TONIGHT.test(search) ? ('today' as const) : undefined)
  return {
    rest: tidy(period ? without.replace(period[1], ' ') : without),
    ...(said !== undefined && { day: said }),
    ...(period && { period: period[0] }),
  }
}

const WEEK = 7
const ahead = { today: 0, tomorrow: 1, after_tomorrow: 2 } as const

/** The date of a day that is said, `YYYY-MM-DD`, in Brasília: of a weekday the next one, which may be today. */
export const dateAsked = (day: DayAsked, now: Instant): string => {
  const today = dayAt(now, DEFAULT_ZONE)
  const days = typeof day === 'number' ? (day - weekdayOf(today) + WEEK) % WEEK : ahead[day]
  return dateOf(today + days)
}
