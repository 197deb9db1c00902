import type { SiteLanguage } from '@emma/contracts/site/paths'
import type { suggest as endpoint, Suggestion } from '@emma/contracts/specialists'
import { councilInSearch, searchWords, specialtiesForSymptom } from '@emma/domain/specialists'
import { folded } from '@emma/domain/text'
import englishNames from '@emma/phrases/specialty-names-en'
import type { UseCase } from '../../../http/mount.ts'
import type { Needed } from './meaning/known-words.ts'
import { findReadings } from './meaning/readings.repo.ts'
import {
  findMeant,
  findReading,
  findRegistered,
  findSuggestions,
  type SuggestionRow,
} from './suggestions.repo.ts'

/** The name of a specialty; without a translation the original. */
const namesIn: Readonly<Record<SiteLanguage, (name: string) => string>> = {
  pt: (name) => name,
  en: (name) => englishNames[folded(name)] ?? name,
}

const toSuggestion =
  (called: (name: string) => string) =>
  ({ kind, id, name, detail }: SuggestionRow): Suggestion => {
    if (kind === 'city' || id === null) return { kind: 'city', name, state: detail }
    if (kind === 'specialty') return { kind, id, name: called(name) }
    return { kind, id, name, specialties: detail.split(', ').map(called).join(', ') }
  }

const MOST = 8

const findAlike = async (deps: Needed, search: string, now: Date): Promise<SuggestionRow[]> => {
  for (const readings of await findReadings(deps, search, now)) {
    const found = await findReading(deps.readDb, readings)
    if (found.length > 0) return found
  }
  return []
}

/** The meaning of a symptom, and names that begin with the text; if none does, similar names. */
export const suggest: UseCase<typeof endpoint> = async (deps, { query: { search, language = 'pt' } }) => {
  const { readDb, clock } = deps
  const words = searchWords(search)
  if (words.length === 0) return { data: [] }
  const council = councilInSearch(search)
  const rows = council
    ? await findRegistered(readDb, council)
    : await findSuggestions(readDb, words.join(' '))
  const meant = await findMeant(readDb, specialtiesForSymptom(search))
  const found = [...meant.filter(({ id }) => rows.every((row) => row.id !== id)), ...rows].slice(0, MOST)
  const shown = found.length > 0 ? found : await findAlike(deps, search, clock.now())
  return { data: shown.map(toSuggestion(namesIn[language])) }
}
