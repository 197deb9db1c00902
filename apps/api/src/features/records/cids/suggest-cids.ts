import type { suggestCids as endpoint } from '@emma/contracts/records/guide'
import { affirmedWords } from '@emma/domain/records'
import type { UseCase } from '../../../http/mount.ts'
import { findSuggestions } from './cid-suggestions.repo.ts'

/** As many as there are number keys. */
const MOST = 9

/** Diagnoses suggested by a text, best first. */
export const suggestCids: UseCase<typeof endpoint> = async ({ readDb }, { body }) => {
  const words = affirmedWords(body.text)
  if (words.length === 0) return { data: [] }
  const query = { words, text: words.join(' '), sex: body.sex ?? null, limit: MOST }
  return { data: await findSuggestions(readDb, query) }
}
