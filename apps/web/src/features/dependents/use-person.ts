import { idIn, type Search } from '../../lib/filters.ts'
import { useFilters } from '../../lib/use-filters.ts'

const filters = ({ quem }: Search) => ({ quem: idIn(quem) })

/** Whose things are on the screen, kept in the address: a dependent's id, or null for who is logged in. */
export const usePerson = () => {
  const [{ quem }, change] = useFilters(filters)
  const choose = (dependentId: string | null) => change({ quem: dependentId ?? undefined })
  return [quem ?? null, choose] as const
}
