import * as z from 'zod/mini'
import { endpoint, idParams, instant, optionalText, text, uuid } from '../kit/index.ts'

/** An allergy of a patient, and its reaction. */
export const allergy = z.object({
  id: uuid,
  customer_id: uuid,
  dependent_id: z.nullable(uuid),
  substance: z.string(),
  reaction: z.string(),
  specialist_name: z.string(),
  created_at: instant,
})
export type Allergy = z.output<typeof allergy>

export const listAllergies = endpoint({
  method: 'GET',
  path: 'records/allergies/:customerId',
  summary:
    'One person’s allergies: of the account’s holder, or of a dependent; for the patient and for specialists in care or ' +
    'in an emergency',
  resource: 'record',
  action: 'read',
  params: z.strictObject({ customerId: uuid }),
  query: z.strictObject({ dependent_id: z.optional(uuid) }),
  response: z.object({ data: z.array(allergy) }),
  status: 200,
  errors: [],
})

export const createAllergy = endpoint({
  method: 'POST',
  path: 'records/allergies',
  summary: 'A specialist in care notes an allergy; noted already, 409',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  body: z.strictObject({
    customer_id: uuid,
    dependent_id: z.optional(z.nullable(uuid)),
    substance: text(120),
    reaction: z._default(optionalText(300), ''),
  }),
  response: allergy,
  status: 201,
  errors: ['allergy_noted'],
})

export const deleteAllergy = endpoint({
  method: 'DELETE',
  path: 'records/allergies/byid/:id',
  summary: 'A specialist in care takes out an allergy that was found to be wrong; that it was noted is kept',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})
