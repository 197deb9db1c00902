import type { DayPeriod, SpokenLanguage } from '../attendance.ts'
import { saysComplaint } from '../symptoms.ts'
import { type DayAsked, timeInSearch } from './time.ts'

/** How, when and in which language a search asks to be attended, beside by whom. */
export interface AskedInSearch {
  /** The search without these words. */
  readonly rest: string
  readonly online?: true
  readonly onDuty?: true
  readonly inPerson?: true
  readonly language?: SpokenLanguage
  readonly day?: DayAsked
  readonly period?: DayPeriod
}

/** Words alone, not parts of others. */
const words = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu')

const ONLINE = words(
  '(?:por |by )?(?:on-?line|v[ií]deo ?chamada|tele-?consulta|tele-?medicina)|(?:por )?v[ií]deo|by video|[aà] dist[aâ]ncia',
)
const ON_DUTY = words(
  '(?:24 ?h|24 horas|24 hours)|(?:para |right )?(?:agora|now)|(?:com )?urgente(?:mente)?|urgent|(?:de )?urg[eê]ncia|(?:de |em )?plant[aã]o|pronto[ -](?:atendimento|socorro)|on duty',
)
const NEARBY = words(
  '(?:aqui )?(?:bem )?(?:perto|pr[oó]xim[oa]s?|pertinho)(?: (?:de|da|do|a))?(?: (?:mim|casa|minha casa|aqui|onde estou|meu bairro))?|mais perto|na minha (?:cidade|regi[aã]o)|no meu bairro|near ?(?:me|by)|close to me|around here',
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

const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '')

/** The search without `perto de mim`; undefined if it does not ask for who is near. */
export const besideNearby = (search: string): string | undefined => {
  const rest = tidy(search.replace(NEARBY, ' '))
  return rest === tidy(search) ? undefined : rest
}

/** When a search asks to be attended; undefined for a complaint, whose time it is: `tosse à noite`. */
const timeAsked = (search: string) => {
  const time = timeInSearch(search)
  return time && ![search, time.rest].some(saysComplaint) ? time : undefined
}

/** What a search asks for beside names, specialties and complaints; undefined if nothing. */
export const askedInSearch = (search: string): AskedInSearch | undefined => {
  const language = spoken.find(({ pattern }) => pattern.test(search))
  const patterns = [ONLINE, ON_DUTY, IN_PERSON, NEARBY, ...(language ? [language.pattern] : [])]
  const beside = tidy(patterns.reduce((text, pattern) => text.replace(pattern, ' '), search))
  const { rest = beside, ...when } = timeAsked(beside) ?? {}
  if (rest === tidy(search)) return undefined
  return {
    rest,
    ...(ONLINE.test(search) && { online: true }),
    ...(ON_DUTY.test(search) && { onDuty: true }),
    ...([IN_PERSON, NEARBY].some((each) => each.test(search)) && { inPerson: true }),
    ...(language && { language: language.language }),
    ...when,
  }
}
