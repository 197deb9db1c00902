import type { SpokenLanguage } from './attendance.ts'

/** How, when and in which language a search asks to be attended, beside by whom. */
export interface AskedInSearch {
  /** The search without these words. */
  readonly rest: string
  readonly online?: true
  readonly onDuty?: true
  readonly language?: SpokenLanguage
}

/** Words alone, not parts of others. */
const words = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu')

const ONLINE = words(
  '(?:por |by )?(?:on-?line|v[ií]deo ?chamada|tele-?consulta|tele-?medicina)|(?:por )?v[ií]deo|by video|[aà] dist[aâ]ncia',
)
const ON_DUTY = words(
  '(?:24 ?h|24 horas|24 hours)|(?:para |right )?(?:agora|now)|(?:com )?urgente(?:mente)?|urgent|(?:de )?urg[eê]ncia|(?:de |em )?plant[aã]o|pronto[ -](?:atendimento|socorro)|on duty',
)
const languages = [
  ['en', 'ingl[eê]s|english'],
  ['es', 'espanhol|spanish'],
  ['fr', 'franc[eê]s|french'],
  ['it', 'italiano|italian'],
  ['de', 'alem[aã]o|german'],
  ['bzs', 'libras'],
] as const satisfies readonly (readonly [SpokenLanguage, string])[]
/** Only said to be spoken: some are names, too. */
const spoken = languages.map(([language, names]) => ({
  language,
  pattern: words(
    `(?:que |who )?(?:fal[ae]m?|atend[ae]m? em|em|speaks?|in) (?:${names})|(?:${names})[ -]speaking`,
  ),
}))

const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '')

/** What a search asks for beside names, specialties and complaints; undefined if nothing. */
export const askedInSearch = (search: string): AskedInSearch | undefined => {
  const language = spoken.find(({ pattern }) => pattern.test(search))
  const patterns = [ONLINE, ON_DUTY, ...(language ? [language.pattern] : [])]
  const rest = tidy(patterns.reduce((text, pattern) => text.replace(pattern, ' '), search))
  if (rest === tidy(search)) return undefined
  return {
    rest,
    ...(ONLINE.test(search) && { online: true }),
    ...(ON_DUTY.test(search) && { onDuty: true }),
    ...(language && { language: language.language }),
  }
}
