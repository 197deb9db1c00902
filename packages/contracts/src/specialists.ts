import * as z from 'zod/mini'
import { slot } from './availability.ts'
import {
  centavos,
  date,
  endpoint,
  idParams,
  instant,
  listOf,
  paging,
  queryFlag,
  queryInt,
  uuid,
} from './kit/index.ts'
import { place } from './places.ts'

/** What everybody sees of an active specialist. `uuid` is the same value as `id`. */
export const specialistCard = z.object({
  id: uuid,
  uuid,
  name: z.string(),
  avatar: z.nullable(z.string()),
  summary: z.string(),
  council: z.nullable(z.object({ type: z.string(), uf: z.string(), number: z.string() })),
  specialties: z.array(z.object({ id: uuid, name: z.string(), price: centavos })),
  /** `average` is 0 while nobody has rated. */
  rating: z.object({ average: z.number(), count: z.int() }),
  use_online: z.boolean(),
  on_duty: z.boolean(),
  /** Of the customer who asks; false for everybody else. */
  favorite: z.boolean(),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  nextSlot: z.nullable(slot),
})
export type SpecialistCard = z.output<typeof specialistCard>

const review = z.object({
  id: uuid,
  rating: z.int(),
  comment: z.nullable(z.string()),
  /** First name and the last one's initial. */
  author: z.string(),
  created_at: instant,
})

const filterText = z.optional(z.string().check(z.trim(), z.maxLength(100)))

export const listSpecialists = endpoint({
  method: 'GET',
  path: 'specialists/specialists',
  summary: 'Active specialists; `date` keeps those with an open slot on that day, `max_price` is in centavos',
  resource: 'auth',
  action: 'read',
  query: z.strictObject({
    ...paging(),
    search: filterText,
    specialty_id: z.optional(uuid),
    state: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{2})?$/))),
    city: filterText,
    online: z.optional(queryFlag),
    on_duty: z.optional(queryFlag),
    max_price: z.optional(queryInt(0, 100_000_000)),
    date: z.optional(date),
    sort: z._default(z.enum(['next_slot', 'price', 'rating']), 'next_slot'),
  }),
  response: listOf(specialistCard),
  status: 200,
  errors: [],
})

export const getSpecialistCard = endpoint({
  method: 'GET',
  path: 'specialists/specialists/:id',
  summary: 'An active specialist with places and the latest reviews',
  resource: 'auth',
  action: 'read',
  params: idParams,
  response: z.extend(specialistCard, { places: z.array(place), reviews: z.array(review) }),
  status: 200,
  errors: [],
})

export const getSpecialistById = endpoint({
  method: 'GET',
  path: 'specialists/getSpecialistsById/:id',
  summary: 'An active specialist, or oneself, with places',
  resource: 'account',
  action: 'manage',
  params: idParams,
  response: z.extend(specialistCard, { places_specialists: z.array(place) }),
  status: 200,
  errors: [],
})
