import * as z from 'zod/mini'
import { addressInput, endpoint, idParams, title, uuid } from '../kit/index.ts'

/** A place where a specialist sees patients (spec §3). */
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

/** Initial map position for a new place: the centre of São Paulo (spec §3). */
export const defaultCoordinates = { latitude: -23.5505, longitude: -46.6333 } as const

const { zipCode, address: street, number, district, city, state: uf } = addressInput.shape
const placeFields = {
  name: title(80),
  street,
  number,
  district,
  city,
  uf,
  zipCode,
  /** Whether patients see it, and its hours open slots. */
  status: z.optional(z.boolean()),
  /** Degrees; without both, or with the default coordinates, the position of the CEP or the city is used. */
  latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  /** The caller's own id, as clients of the specification send it. Another's finds nothing. */
  specialistId: z.optional(uuid),
}
const wholePoint = z.refine<{ latitude?: number | undefined; longitude?: number | undefined }>(
  ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
  { path: ['longitude'], error: 'coordinates_incomplete' },
)
/** The form's own schema: the browser loads no schema of an endpoint. */
export const placeInput = z.strictObject(placeFields).check(wholePoint)
export const placeChange = z
  .partial(z.strictObject(placeFields))
  .check(wholePoint)
  .check(
    z.refine((body) => Object.values(body).some((value) => value !== undefined), {
      path: ['name'],
      error: 'missing',
    }),
  )

const own = { resource: 'specialist', role: 'specialist' } as const

export const createPlace = endpoint({
  ...own,
  method: 'POST',
  path: 'specialists/places',
  summary:
    'Adds a place where the specialist sees people; without coordinates at its CEP, else at the centre of its city',
  action: 'create',
  body: placeInput,
  response: place,
  status: 201,
  errors: ['places_limit'],
})

export const updatePlace = endpoint({
  ...own,
  method: 'PUT',
  path: 'specialists/places/:id',
  summary: 'Changes what is sent of an own place; switched off, its hours open no slots, appointments stay',
  action: 'update',
  params: idParams,
  body: placeChange,
  response: place,
  status: 200,
  errors: [],
})

export const deletePlace = endpoint({
  ...own,
  method: 'DELETE',
  path: 'specialists/places/:id',
  summary: 'Removes an own place; refused while rules or coming appointments use it, which `errors` counts',
  action: 'delete',
  params: idParams,
  response: null,
  status: 204,
  errors: ['place_in_use'],
})
