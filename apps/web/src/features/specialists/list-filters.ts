import { useParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useFilters } from '../../lib/use-filters.ts'
import type { SpecialistFilters } from './specialists.queries.ts'

const on = z.optional(z.literal('1'))
const text = z.optional(z.string().check(z.maxLength(100)))
const filters = z.object({
  search: text,
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  city: text,
  date: z.optional(z.iso.date()),
  /** Centavos. */
  max_price: z.optional(z.string().check(z.regex(/^\d{1,8}$/))),
  online: on,
  on_duty: on,
  sort: z._default(z.enum(['next_slot', 'price', 'rating']), 'next_slot'),
})
export type ListFilters = z.output<typeof filters>
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

/** The door's name for all specialties. */
export const ALL = 'todos'
const PAGE_SIZE = 20

/** What the address asks for: the specialty from its path, the rest from its query. */
export const useListFilters = () => {
  const { id } = useParams({ from: '/customer/specialists/$id' })
  const specialtyId = id === ALL ? undefined : id
  const [given, change] = useFilters(filters)
  const { online, on_duty, max_price, ...texts } = given
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
