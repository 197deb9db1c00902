import type { CidSuggestion } from '@emma/contracts/records/guide'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

interface SuggestionQuery {
  /** Folded words, each once. */
  readonly words: readonly string[]
  /** Their original text, to search for terms. */
  readonly text: string
  readonly sex: 'F' | 'M' | null
  readonly limit: number
}

/**
 * Diagnoses by the words of a text. A rare word weighs more than a common one (by the number of descriptions that have
 * it), a short description that is covered more than a long one that is touched; common names of a diagnosis weigh most
 * if they occur completely. Repeats of one category rank lower.
 */
export const findSuggestions = async (
  db: Db,
  { words, text, sex, limit }: SuggestionQuery,
): Promise<CidSuggestion[]> => {
  const { rows } = await sql<CidSuggestion>`
    WITH hits AS (
      SELECT c.code, ln(1 + 20000.0 / count(*) OVER (PARTITION BY w.word)) AS weight, NULL AS term
      FROM unnest(${words}::text[]) AS w (word)
      JOIN cids c ON cid_words(c.description) @@ plainto_tsquery('portuguese', w.word)
      UNION ALL
      SELECT t.code, 40, t.term FROM cid_terms t
      WHERE cid_words(${text}::text) @@ plainto_tsquery('portuguese', fold(t.term))
    ), ranked AS (
      SELECT h.code, sum(h.weight) / ln(2 + length(c.description) / 8.0) AS score, max(h.term) AS term
      FROM hits h JOIN cids c ON c.code = h.code
      WHERE c.retired_at IS NULL AND (c.sex IS NULL OR ${sex}::text IS NULL OR c.sex = ${sex})
      GROUP BY h.code, c.description
    ), spread AS (
      SELECT *, row_number() OVER (PARTITION BY left(code, 3) ORDER BY score DESC, code) AS place FROM ranked
    )
    SELECT s.code, c.description, c.chapter, s.term FROM spread s JOIN cids c ON c.code = s.code
    WHERE s.place <= 3 ORDER BY s.score DESC, s.code LIMIT ${limit}`.execute(db)
  return rows
}
