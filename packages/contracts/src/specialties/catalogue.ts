import { careKinds } from '@emma/domain/queue'
import { councilTypes } from '@emma/domain/specialists'
import * as z from 'zod/mini'
import { endpoint, idParams, listOf, paging, queryFlag, text } from '../kit/index.ts'
import { specialty } from './index.ts'

/** Icons for specialties. */
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
  /** Kinds of urgent care that its specialists may attend, of the kind's council. */
  care_kinds: z.array(z.enum(careKinds)),
  /** How many specialists offer it. */
  specialists: z.int(),
  /** Whether other data refers to it. Then it can be disabled but not removed. */
  in_use: z.boolean(),
})
export type CatalogueEntry = z.output<typeof catalogueEntry>

/** The form's schema: the browser loads no schema of an endpoint. */
export const specialtyInput = z.strictObject({
  name: text(80),
  icon: z.optional(z.enum(specialtyIcons)),
  enabled: z.optional(z.boolean()),
  /** Councils whose professionals may offer it; empty means every council. */
  councils: z.optional(z.array(z.enum(councilTypes)).check(z.maxLength(councilTypes.length))),
  /** A new one without any gets kinds by its name, as "Pediatria". */
  care_kinds: z.optional(z.array(z.enum(careKinds)).check(z.maxLength(careKinds.length))),
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
  summary:
    'Renames a specialty, changes its picture or its councils, or switches it off: nobody books it from then on',
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
