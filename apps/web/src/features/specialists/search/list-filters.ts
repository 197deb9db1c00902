import { useParams } from '@tanstack/react-router'
import { dateIn, matching, oneOf, type Search, textIn } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import type { SpecialistFilters } from '../specialists.queries.ts'

const filters = (given: Search) => ({
  search: textIn(given.search),
  state: matching(given.state, /^[A-Z]{2}$/),
  city: textIn(given.city),
  date: dateIn(given.date),
  /** Centavos. */
  max_price: matching(given.max_price, /^\d{1,8}$/),
  online: oneOf(given.online, ['1']),
  on_duty: oneOf(given.on_duty, ['1']),
  view: oneOf(given.view, ['map']),
  sort: oneOf(given.sort, ['next_slot', 'price', 'rating']) ?? 'next_slot',
})
export type ListFilters = ReturnType<typeof filters>
export type ChangeFilters = (change: Partial<Record<keyof ListFilters, string | number | undefined>>) => void

/** Every filter off but the name and the order. */
export const noFilters = {
  state: undefined,
  city: undefined,
  date: undefined,
  max_price: undefined,
  online: undefined,
  on_duty: undefined,
} as const

export const countFilters = (given: ListFilters): number =>
  [given.state, given.city, given.date, given.max_price, given.online, given.on_duty].filter(Boolean).length

/** The name in the address for all specialties. */
export const ALL = 'todos'
const PAGE_SIZE = 20

/** What the address asks for: the specialty from its path, the rest from its query. */
export const useListFilters = () => {
  const { id } = useParams({ from: '/customer/specialists/$id' })
  const specialtyId = id === ALL ? undefined : id
  const [given, change] = useFilters(filters)
  const { online, on_duty, max_price, view: _view, ...texts } = given
  const query: SpecialistFilters = {
    ...texts,
    specialty_id: specialtyId,
    online: online && 'true',
    on_duty: on_duty && 'true',
    max_price: max_price === undefined ? undefined : Number(max_price),
    pageSize: PAGE_SIZE,
  }
  return { specialtyId, given, change, query }
}
