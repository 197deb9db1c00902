import { type RawBuilder, sql } from 'kysely'

/**
 * A list of texts as rows. As JSON, so that the planner assumes a fixed length and keeps one plan; it would count an
 * array's elements and plan each time.
 */
export const textsOf = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`json_array_elements_text(${JSON.stringify(texts)}::json)`
