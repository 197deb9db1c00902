import type { suggest as endpoint, Suggestion } from '@emma/contracts/specialists'
import { searchWords } from '@emma/domain/specialists'
import type { UseCase } from '../../http/mount.ts'
import { findAlike, findSuggestions, type SuggestionRow } from './suggestions.repo.ts'

const toSuggestion = ({ kind, id, name, detail }: SuggestionRow): Suggestion => {
  if (kind === 'city' || id === null) return { kind: 'city', name, state: detail }
  return kind === 'specialty' ? { kind, id, name } : { kind, id, name, specialties: detail }
}

/** What begins as it was typed; where nothing does, who is nearly called so. */
export const suggest: UseCase<typeof endpoint> = async ({ readDb }, { query: { search } }) => {
  const words = searchWords(search)
  if (words.length === 0) return { data: [] }
  const rows = await findSuggestions(readDb, words.join(' '))
  const found = rows.length > 0 ? rows : await findAlike(readDb, words)
  return { data: found.map(toSuggestion) }
}
