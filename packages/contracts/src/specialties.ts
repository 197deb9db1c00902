import * as z from 'zod/mini'
import {
  addressInput,
  centavos,
  endpoint,
  idParams,
  listOf,
  paging,
  queryFlag,
  text,
  uuid,
} from './kit/index.ts'

/** An entry of the catalogue. */
export const specialty = z.object({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  icon: z.string(),
  enabled: z.boolean(),
})
export type Specialty = z.output<typeof specialty>

/** What a specialist offers of the catalogue, and its price. */
export const offer = z.object({
  uuid,
  specialty_id: uuid,
  name: z.string(),
  price: centavos,
  enabled: z.boolean(),
  /** Registration of the qualification, and the state whose council gave it (CFM 2.336/2023). */
  rqe: z.nullable(z.string()),
  rqe_uf: z.nullable(z.string()),
  /** Whether everybody may see it: where the profession asks for an RQE, only with one. */
  public: z.boolean(),
})
export type Offer = z.output<typeof offer>

export const listSpecialties = endpoint({
  method: 'GET',
  path: 'specialties',
  summary: 'The enabled specialties, by name',
  resource: 'auth',
  action: 'read',
  query: z.strictObject({ ...paging(), search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  response: listOf(specialty),
  status: 200,
  errors: [],
})

/** Pictures that a specialty may have. */
export const specialtyIcons = [
  'activity',
  'baby-carriage',
  'bone',
  'brain',
  'dental',
  'droplet',
  'ear',
  'eye',
  'heartbeat',
  'lungs',
  'message-heart',
  'mood-smile',
  'salad',
  'stethoscope',
  'stretching',
  'sun',
  'woman',
] as const

/** An entry as admins see it. */
const catalogueEntry = z.extend(specialty, {
  /** How many specialists offer it. */
  specialists: z.int(),
  /** Whether something stands on it, so that it can be switched off but not removed. */
  in_use: z.boolean(),
})
export type CatalogueEntry = z.output<typeof catalogueEntry>

/** The form's schema: the browser keeps no schema of an endpoint. */
export const specialtyInput = z.strictObject({
  name: text(80),
  icon: z.optional(z.enum(specialtyIcons)),
  enabled: z.optional(z.boolean()),
})

const catalogue = { resource: 'admin', role: 'admin' } as const

export const listCatalogue = endpoint({
  ...catalogue,
  method: 'GET',
  path: 'specialties/catalogue',
  summary: 'Every specialty, those that are switched off too',
  action: 'read',
  query: z.strictObject({
    ...paging(),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    enabled: z.optional(queryFlag),
  }),
  response: listOf(catalogueEntry),
  status: 200,
  errors: [],
})

export const getCatalogueEntry = endpoint({
  ...catalogue,
  method: 'GET',
  path: 'specialties/catalogue/:id',
  summary: 'One specialty of the catalogue',
  action: 'read',
  params: idParams,
  response: catalogueEntry,
  status: 200,
  errors: [],
})

export const getSpecialty = endpoint({
  method: 'GET',
  path: 'specialties/:id',
  summary: 'An enabled specialty',
  resource: 'auth',
  action: 'read',
  params: idParams,
  response: specialty,
  status: 200,
  errors: [],
})

export const createSpecialty = endpoint({
  ...catalogue,
  method: 'POST',
  path: 'specialties',
  summary: 'Adds a specialty; 409 `specialty_exists` where one has the name, with or without accents',
  action: 'create',
  body: specialtyInput,
  response: specialty,
  status: 201,
  errors: ['specialty_exists'],
})

export const updateSpecialty = endpoint({
  ...catalogue,
  method: 'PUT',
  path: 'specialties/:id',
  summary: 'Renames a specialty, changes its picture, or switches it off: nobody books it from then on',
  action: 'update',
  params: idParams,
  body: z.partial(specialtyInput),
  response: specialty,
  status: 200,
  errors: ['specialty_exists'],
})

export const deleteSpecialty = endpoint({
  ...catalogue,
  method: 'DELETE',
  path: 'specialties/:id',
  summary: 'Removes a specialty that nobody offers and nobody booked; 409 `specialty_in_use` else',
  action: 'delete',
  params: idParams,
  body: z.optional(z.strictObject({ reason: z.optional(text(500)) })),
  response: null,
  status: 204,
  errors: ['specialty_in_use'],
})

export const listOffers = endpoint({
  method: 'GET',
  path: 'specialists-specialties',
  summary: "A specialist's specialties: one's own all, another's enabled ones; without an id one's own",
  resource: 'account',
  action: 'manage',
  query: z.strictObject({ specialist_id: z.optional(uuid), enabled: z.optional(queryFlag) }),
  response: z.object({ data: z.array(offer) }),
  status: 200,
  errors: [],
})

const own = { resource: 'specialist', role: 'specialist' } as const
const uuidParams = z.strictObject({ uuid })
/** Centavos; the bounds are business variables. */
const price = z.int().check(z.minimum(1))
const rqe = z.nullable(z.string().check(z.trim(), z.regex(/^\d{1,7}$/)))
const rqeFields = {
  rqe: z.optional(rqe),
  /** Without it, the state of the own council. */
  rqe_uf: z.optional(z.nullable(addressInput.shape.state)),
}

export const createOffer = endpoint({
  ...own,
  method: 'POST',
  path: 'specialists-specialties',
  summary: 'Offers a specialty at a price',
  action: 'create',
  body: z.strictObject({ specialty_id: uuid, price, ...rqeFields }),
  response: offer,
  status: 201,
  errors: ['offer_exists'],
})

export const updateOffer = endpoint({
  ...own,
  method: 'PATCH',
  path: 'specialists-specialties/:uuid',
  summary: 'Switches an own specialty on or off, changes its RQE, or its price for bookings from now on',
  action: 'update',
  params: uuidParams,
  body: z
    .strictObject({ enabled: z.optional(z.boolean()), price: z.optional(price), ...rqeFields })
    .check(
      z.refine((body) => Object.values(body).some((value) => value !== undefined), { path: ['enabled'] }),
    ),
  response: offer,
  status: 200,
  errors: [],
})

export const deleteOffer = endpoint({
  ...own,
  method: 'DELETE',
  path: 'specialists-specialties/:uuid',
  summary: 'Stops offering an own specialty; refused while appointments of it are coming',
  action: 'delete',
  params: uuidParams,
  response: null,
  status: 204,
  errors: ['open_appointments'],
})
