import type { Deps } from '../../deps.ts'
import { remember, remembered } from './remembered.ts'
import type { Filters } from './search/conditions.repo.ts'
import { countSpecialists } from './specialists.repo.ts'

/** The number of matches, if counted a moment ago. */
export const knownTotal = ({ memories }: Deps, filters: Filters, now: Date): number | undefined =>
  remembered(memories.totals, filters, now)

export const keepTotal = ({ memories }: Deps, filters: Filters, total: number, now: Date): void =>
  remember(memories.totals, filters, total, total, now)

/** The number of matches; a large total is up to 30 s old. */
export const totalOf = async (deps: Deps, filters: Filters, now: Date): Promise<number> => {
  const known = knownTotal(deps, filters, now)
  if (known !== undefined) return known
  const total = await countSpecialists(deps.readDb, filters, now)
  keepTotal(deps, filters, total, now)
  return total
}
