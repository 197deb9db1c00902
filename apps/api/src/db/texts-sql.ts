import { type RawBuilder, sql } from 'kysely'

/**
 * A list of texts as rows. The planner takes any JSON for equally long, and so keeps one plan of the statement; it would
 * count the elements of an array, and plan anew for each.
 */
export const textsOf = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`json_array_elements_text(${JSON.stringify(texts)}::json)`
