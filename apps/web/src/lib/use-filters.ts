import { useNavigate, useSearch } from '@tanstack/react-router'
import type * as z from 'zod/mini'

/**
 * What a list is filtered by, kept in the address so that back and reload keep it. The schema reads texts (a query
 * string has nothing else); what it refuses counts as not given, so every field needs a default or to be optional.
 */
export const useFilters = <S extends z.ZodMiniObject>(
  schema: S,
): readonly [
  z.output<S>,
  (change: Partial<Record<keyof z.output<S>, string | number | undefined>>) => void,
] => {
  const search = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const read = schema.safeParse(search)
  const filters = read.success ? read.data : schema.parse({})
  const change = (wanted: Partial<Record<keyof z.output<S>, string | number | undefined>>) => {
    void navigate({ to: '.', search: { ...search, ...wanted }, replace: true, resetScroll: false })
  }
  return [filters, change]
}
