import * as z from 'zod/mini'
import { endpoint, idParams, listOf, paging } from '../kit/index.ts'
import { specialistCard } from '../specialists/index.ts'

const favorite = z.object({ favorite: z.boolean() })
const customerOnly = { resource: 'customer', role: 'customer' } as const

export const listFavorites = endpoint({
  ...customerOnly,
  method: 'GET',
  path: 'customer/favorites',
  summary: 'Own favourite specialists, the latest first',
  action: 'read',
  query: z.strictObject(paging()),
  response: listOf(specialistCard),
  status: 200,
  errors: [],
})

export const listRecentSpecialists = endpoint({
  ...customerOnly,
  method: 'GET',
  path: 'customer/recent-specialists',
  summary: 'The specialists who attended the account, the latest first, each with the next slots',
  action: 'read',
  query: z.strictObject(paging(3)),
  response: z.object({ data: z.array(specialistCard) }),
  status: 200,
  errors: [],
})

export const getFavorite = endpoint({
  ...customerOnly,
  method: 'GET',
  path: 'customer/favorites/:id',
  summary: 'Whether a specialist is a favourite',
  action: 'read',
  params: idParams,
  response: favorite,
  status: 200,
  errors: [],
})

export const changeFavorite = endpoint({
  ...customerOnly,
  method: 'PUT',
  path: 'customer/favorites/:id/change',
  summary: 'Makes a specialist a favourite, or takes it back',
  action: 'update',
  params: idParams,
  response: favorite,
  status: 200,
  errors: [],
})
