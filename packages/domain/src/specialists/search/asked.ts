import type { DayPeriod, SpokenLanguage } from '../attendance.ts'
import { saysComplaint } from '../symptoms/symptoms.ts'
import { NEARBY } from './nearby.ts'
import { tidy, words } from './patterns.ts'
import { type DayAsked, timeInSearch } from './time.ts'

/** How, when and in which language a search asks to be attended, beside by whom. */
export interface AskedInSearch {
  /** The search without these words. */
  readonly rest: string
  readonly online?: true
  readonly onDuty?: true
  readonly inPerson?: true
  readonly language?: SpokenLanguage
  /** Centavos. */
  readonly maxPrice?: number
  readonly day?: DayAsked
  readonly period?: DayPeriod
}

const ONLINE = words(
  '(?:por |by )?(?:on-?line|v[ií]deo ?chamada|tele-?consulta|tele-?medicina)|(?:por )?v[ií]deo|by video|[aà] dist[aâ]ncia',
)
const ON_DUTY = words(
  '(?:24 ?h|24 horas|24 hours)|(?:para |right )?(?:agora|now)|(?:com )?urgente(?:mente)?|urgent|(?:de )?urg[eê]ncia|(?:de |em )?plant[aã]o|pronto[ -](?:atendimento|socorro)|on duty',
)
/** `até 150` may be an age: only with the currency, or at least 50 at the end. */
const PRICE = words(
  '(?:que cobr[ae]m? |pre[cç]o )?(?:(?:por |de )?at[eé]|(?:por )?menos de|(?:no|de) m[aá]ximo|por|under|up to|less than|for|below) (?:(?:r\\$ ?(?<marked>\\d{2,4})(?:,00)?(?: reais)?)|(?<counted>\\d{2,4})(?:,00)? ?reais|(?<last>[5-9]\\d|\\d{3,4})(?=[\\s?!]*$))',
)
const CENTAVOS = 100
const priceIn = (search: string): number | undefined => {
  const { marked, counted, last } = PRICE.exec(search)?.groups ?? {}
  const reais = marked ?? counted ?? last
  return reais === undefined ? undefined : Number(reais) * CENTAVOS
}
/** Says nothing beside that it may wait a few days. */
const SOON = words(
  '(?:n[ao]|para|pra|d[ao])? ?(?:(?:pr[oó]xim[ao]|est[ae]|ness[ae]|nest[ae]) (?:semana|m[eê]s)|semana que vem|m[eê]s que vem|pr[oó]ximos dias|this week|next week)',
)
const IN_PERSON = words('presencia(?:l|is|lmente)|in[ -]person|face to face')
const languages = [
  ['en', 'ingl[eê]s|english'],
  ['es', 'espanhol|spanish'],
  ['fr', 'franc[eê]s|french'],
  ['it', 'italiano|italian'],
  ['de', 'alem[aã]o|german'],
  ['ja', 'japon[eê]s|japanese'],
  ['zh', 'mandarim|chin[eê]s|mandarin|chinese'],
  ['ar', '[aá]rabe|arabic'],
  ['bzs', 'libras|l[ií]ngua de sinais|sign language'],
] as const satisfies readonly (readonly [SpokenLanguage, string])[]
/** Only said to be spoken: some are names, too. */
const spoken = languages.map(([language, names]) => ({
  language,
  pattern: words(
    `(?:que |who )?(?:fal(?:[ae]m?|ando|ante de)|(?:fluente |atend[ae]m? |atendimento |consulta )?em|(?:fluent )?in|speaks?) (?:${names})|(?:${names})[ -]speaking`,
  ),
}))

/** When a search asks to be attended; undefined for a complaint, whose time it is: `tosse à noite`. */
const timeAsked = (search: string) => {
  const time = timeInSearch(search)
  return time && ![search, time.rest].some(saysComplaint) ? time : undefined
}

/** What a search asks for beside names, specialties and complaints; undefined if nothing. */
export const askedInSearch = (search: string): AskedInSearch | undefined => {
  const language = spoken.find(({ pattern }) => pattern.test(search))
  const maxPrice = priceIn(search)
  const patterns = [ONLINE, ON_DUTY, IN_PERSON, NEARBY, SOON, PRICE, ...(language ? [language.pattern] : [])]
  const beside = tidy(patterns.reduce((text, pattern) => text.replace(pattern, ' '), search))
  const { rest = beside, ...when } = timeAsked(beside) ?? {}
  if (rest === tidy(search)) return undefined
  return {
    rest,
    ...(ONLINE.test(search) && { online: true }),
    ...(ON_DUTY.test(search) && { onDuty: true }),
    ...([IN_PERSON, NEARBY].some((each) => each.test(search)) && { inPerson: true }),
    ...(language && { language: language.language }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...when,
  }
}
