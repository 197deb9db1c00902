import type { Deps } from '../../deps.ts'
import { countSpecialists, type Filters } from './specialists.repo.ts'

const LARGE = 100
const REMEMBER_MS = 30_000
const MAX_REMEMBERED = 500

/** How many match. Counting hundreds costs more than the page itself, so that a large total is up to 30 s old. */
export const totalOf = async ({ readDb, memories }: Deps, filters: Filters, now: Date): Promise<number> => {
  const memory = memories.totals
  const key = JSON.stringify(filters)
  const known = memory.get(key)
  if (known && known.until > now.getTime()) return known.total
  const total = await countSpecialists(readDb, filters, now)
  if (total < LARGE) return total
  if (memory.size >= MAX_REMEMBERED) memory.clear()
  memory.set(key, { total, until: now.getTime() + REMEMBER_MS })
  return total
}
