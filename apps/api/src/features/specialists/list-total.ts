import type { Deps } from '../../deps.ts'
import type { Filters } from './search/conditions.repo.ts'
import { countSpecialists } from './specialists.repo.ts'

/** A total that is remembered. */
export const LARGE = 100
const REMEMBER_MS = 30_000
const MAX_REMEMBERED = 500

/** How many match, where it was counted in the last 30 s: counting hundreds costs more than the page itself. */
export const knownTotal = ({ memories }: Deps, filters: Filters, now: Date): number | undefined => {
  const known = memories.totals.get(JSON.stringify(filters))
  return known && known.until > now.getTime() ? known.total : undefined
}

/** Remembers a large total. */
export const keepTotal = ({ memories }: Deps, filters: Filters, total: number, now: Date): void => {
  if (total < LARGE) return
  if (memories.totals.size >= MAX_REMEMBERED) memories.totals.clear()
  memories.totals.set(JSON.stringify(filters), { total, until: now.getTime() + REMEMBER_MS })
}

/** How many match; a large total is up to 30 s old. */
export const totalOf = async (deps: Deps, filters: Filters, now: Date): Promise<number> => {
  const known = knownTotal(deps, filters, now)
  if (known !== undefined) return known
  const total = await countSpecialists(deps.readDb, filters, now)
  keepTotal(deps, filters, total, now)
  return total
}
