import type { Db } from './pool.ts'
import type { Catalogue, Found, Page } from './words/word-search.ts'

/** About 6 KB each. */
const MOST_PAGES = 500

const versionOf = async (db: Db, catalogue: Catalogue['table']): Promise<number> => {
  const lines = db.selectFrom('catalogue_versions').select('version').where('catalogue', '=', catalogue)
  return (await lines.executeTakeFirstOrThrow()).version
}

/**
 * Caches the last requested pages of the current version of a list. It changes a few times a year, and most searches
 * begin with the same letters. Any change by any process gives the list another version.
 */
export const keepPages = <T>(catalogue: Catalogue['table']) => {
  const pagesOf = new WeakMap<Db, Map<string, Found<T>>>()
  return async (db: Db, typed: string, page: Page, find: () => Promise<Found<T>>): Promise<Found<T>> => {
    const pages = pagesOf.get(db) ?? new Map<string, Found<T>>()
    pagesOf.set(db, pages)
    // Read before the page: a page newer than its version is at worst read again, never cached too long.
    const key = JSON.stringify([await versionOf(db, catalogue), typed, page.limit, page.offset])
    const found = pages.get(key) ?? (await find())
    pages.delete(key)
    pages.set(key, found)
    const [oldest] = pages.keys()
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest)
    return found
  }
}
