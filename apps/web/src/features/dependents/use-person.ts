import { useQuery } from '@tanstack/react-query'
import { idIn, pageIn, type Search } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { dependentsQuery } from './dependents.queries.ts'

const filters = ({ quem, page }: Search) => ({ quem: idIn(quem), page: pageIn(page) })

/**
 * The person whose data is shown, in the address: a dependent's id, or null for the logged-in person. Another person's
 * list begins at its first page.
 */
export const usePerson = () => {
  const [{ quem }, change] = useFilters(filters)
  const choose = (dependentId: string | null) => change({ quem: dependentId ?? undefined, page: undefined })
  return [quem ?? null, choose] as const
}

/** Whether data may still be added for a person: not for a removed dependent, whose data stays as it is. */
export const useIsCurrent = (person: string | null): boolean => {
  const { data = [] } = useQuery(dependentsQuery)
  return !data.some(({ id, removed_at }) => id === person && removed_at !== null)
}
