import * as z from 'zod/mini'
import { endpoint } from '../kit/index.ts'

/** An address in Brazil's usual format. */
export const address = z.object({
  zipCode: z.string(),
  address: z.string(),
  number: z.string(),
  complement: z.optional(z.string()),
  district: z.string(),
  city: z.string(),
  state: z.string(),
})
export type Address = z.output<typeof address>

export const listStates = endpoint({
  method: 'GET',
  path: 'states/getStates',
  summary: 'The 27 federative units, by name',
  resource: 'auth',
  action: 'read',
  response: z.object({ data: z.array(z.object({ uf: z.string(), name: z.string(), ibge: z.int() })) }),
  status: 200,
  errors: [],
})

export const listBanks = endpoint({
  method: 'GET',
  path: 'banks',
  summary: 'Banks that take transfers, by name',
  resource: 'account',
  action: 'manage',
  response: z.object({
    data: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        /** The common name, if it differs from the registered one. */
        known_as: z.nullable(z.string()),
      }),
    ),
  }),
  status: 200,
  errors: [],
})

export const findAddress = endpoint({
  method: 'GET',
  path: 'externalServices/:cep',
  summary: 'The address of a CEP, without its number; registration forms ask too',
  resource: 'auth',
  action: 'read',
  params: z.strictObject({ cep: z.string().check(z.maxLength(40)) }),
  response: address,
  status: 200,
  errors: ['cep_invalid', 'cep_not_found', 'provider_failed'],
})

export const mapTiles = endpoint({
  method: 'GET',
  path: 'maps/tiles',
  summary:
    'Where maps get their pictures (`{z}`, `{x}`, `{y}`) and whose they are; without them maps show pins alone',
  resource: 'auth',
  action: 'read',
  response: z.object({ url: z.nullable(z.string()), attribution: z.string() }),
  status: 200,
  errors: [],
})
