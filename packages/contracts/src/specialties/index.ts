import { RETURN_DAYS_MAX } from '@emma/domain/booking'
import { hiddenReasons } from '@emma/domain/specialists'
import * as z from 'zod/mini'
import {
  addressInput,
  centavos,
  endpoint,
  idParams,
  listOf,
  paging,
  queryFlag,
  storedInt,
  uuid,
} from '../kit/index.ts'

/** An entry of the catalogue. */
export const specialty = z.object({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  icon: z.string(),
  enabled: z.boolean(),
  /** Councils whose professionals may offer it, as `CRM`; empty means every council. */
  councils: z.array(z.string()),
})
export type Specialty = z.output<typeof specialty>

/** A specialist's offer of a catalogue specialty, with its price. */
export const offer = z.object({
  uuid,
  specialty_id: uuid,
  name: z.string(),
  price: centavos,
  enabled: z.boolean(),
  /** Days within which a patient may come back once, and the price; null if not offered. */
  return_days: z.nullable(z.int()),
  return_price: centavos,
  /** Registration of the qualification, and the state whose council gave it (CFM 2.336/2023). */
  rqe: z.nullable(z.string()),
  rqe_uf: z.nullable(z.string()),
  /** Whether it may be announced: by a professional of its councils, with the RQE if the profession requires one. */
  public: z.boolean(),
  /** Why patients neither see nor book it; null if they do. */
  hidden: z.nullable(z.enum(hiddenReasons)),
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
const price = storedInt(1)
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
  summary:
    'Offers a specialty at a price; 409 `specialty_not_of_council` where the catalogue does not allow it to the own council. A physician who may announce nothing is offered as a generalist at this price',
  action: 'create',
  body: z.strictObject({ specialty_id: uuid, price, ...rqeFields }),
  response: offer,
  status: 201,
  errors: ['offer_exists', 'specialty_not_of_council'],
})

export const updateOffer = endpoint({
  ...own,
  method: 'PATCH',
  path: 'specialists-specialties/:uuid',
  summary: 'Switches an own specialty on or off, changes its RQE, or its price for bookings from now on',
  action: 'update',
  params: uuidParams,
  body: z
    .strictObject({
      enabled: z.optional(z.boolean()),
      price: z.optional(price),
      return_days: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(RETURN_DAYS_MAX)))),
      /** 0 for a free return visit; never more than the consultation's price. */
      return_price: z.optional(storedInt(0)),
      ...rqeFields,
    })
    .check(
      z.refine((body) => Object.values(body).some((value) => value !== undefined), {
        path: ['enabled'],
        error: 'missing',
      }),
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
