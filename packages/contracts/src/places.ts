import * as z from 'zod/mini'
import { endpoint, idParams, uuid } from './kit/index.ts'

/** Where a specialist sees people (spec §3). */
export const place = z.object({
  id: uuid,
  name: z.string(),
  street: z.string(),
  number: z.string(),
  district: z.string(),
  city: z.string(),
  uf: z.string(),
  zipCode: z.string(),
  status: z.boolean(),
  specialistId: uuid,
  latitude: z.number(),
  longitude: z.number(),
})
export type Place = z.output<typeof place>

/** A place, or the online service, which has no id and no address. */
export const careLocation = z.object({
  id: z.nullable(uuid),
  name: z.string(),
  status: z.boolean(),
  specialistId: uuid,
  street: z.optional(z.string()),
  number: z.optional(z.string()),
  district: z.optional(z.string()),
  city: z.optional(z.string()),
  uf: z.optional(z.string()),
  zipCode: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
})
export type CareLocation = z.output<typeof careLocation>

export const listCareLocations = endpoint({
  method: 'GET',
  path: 'specialists/localAtendimento/:id',
  summary: 'Where a specialist attends: first the synthetic online service, then the places',
  resource: 'account',
  action: 'manage',
  params: idParams,
  response: z.object({ data: z.array(careLocation) }),
  status: 200,
  errors: [],
})
