import * as z from 'zod/mini'
import {
  endpoint,
  idParams,
  instant,
  listOf,
  meta,
  optionalText,
  paging,
  queryFlag,
  queryInt,
  text,
  uuid,
} from './kit/index.ts'

/** One medicine with its use, or a model kept to be reused (spec §3): `prescription` is the use text. */
export const prescription = z.object({
  id: uuid,
  title: z.string(),
  bulario_id: z.nullable(uuid),
  prescription: z.string(),
  condition_use: z.string(),
  via: z.string(),
  qtd: z.string(),
  is_model: z.boolean(),
  schedule_id: z.optional(uuid),
  record_id: z.optional(uuid),
  customer_id: z.optional(uuid),
})
export type Prescription = z.output<typeof prescription>

/** A quantity as a number or in words; kept as text (`30 comprimidos`). */
const quantity = z.pipe(
  z.union([z.int().check(z.positive()), z.string()]),
  z.pipe(z.transform(String), optionalText(80)),
)
const fields = {
  title: text(200),
  bulario_id: z.optional(z.nullable(uuid)),
  prescription: text(2000),
  condition_use: z.optional(optionalText(80)),
  via: z.optional(optionalText(80)),
  qtd: z.optional(quantity),
}
/** The links of the specification: the record says the rest, and a link that contradicts it is not found. */
const links = {
  schedule_id: z.optional(uuid),
  record_id: z.optional(uuid),
  customer_id: z.optional(uuid),
}

export const listPrescriptions = endpoint({
  method: 'GET',
  path: 'prescriptions/all',
  summary: 'The specialist’s own prescriptions or models, newest first',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  query: z.strictObject({
    ...paging(20),
    is_model: z.optional(queryFlag),
    record_id: z.optional(uuid),
    search: z.optional(optionalText(100)),
  }),
  response: listOf(prescription),
  status: 200,
  errors: [],
})

export const createPrescription = endpoint({
  method: 'POST',
  path: 'prescriptions/create',
  summary: 'Prescribes in a draft record, or keeps a model',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  body: z.strictObject({ ...fields, ...links, is_model: z._default(z.boolean(), false) }).check(
    z.refine(({ is_model, record_id, schedule_id }) => is_model || (record_id ?? schedule_id) !== undefined, {
      path: ['record_id'],
    }),
  ),
  response: prescription,
  status: 201,
  errors: ['record_signed'],
})

export const updatePrescription = endpoint({
  method: 'PUT',
  path: 'prescriptions/update/:id',
  summary: 'Changes a prescription while its record is a draft, or a model at any time',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  params: idParams,
  body: z.strictObject({
    ...fields,
    title: z.optional(fields.title),
    prescription: z.optional(fields.prescription),
    ...links,
    is_model: z.optional(z.boolean()),
  }),
  response: prescription,
  status: 200,
  errors: ['record_signed'],
})

export const deletePrescription = endpoint({
  method: 'DELETE',
  path: 'prescriptions/delete',
  summary: 'Takes a prescription out of a draft record, or forgets a model',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  query: z.strictObject({ id: uuid }),
  response: null,
  status: 204,
  errors: ['record_signed'],
})

export const medicine = z.object({
  id: uuid,
  nomeProduto: z.string(),
  principioAtivo: z.string(),
  razaoSocial: z.string(),
  numeroRegistro: z.nullable(z.string()),
  classe: z.string(),
})
export type Medicine = z.output<typeof medicine>

export const searchMedicines = endpoint({
  method: 'GET',
  path: 'bulario/pesquisar',
  summary: 'Medicines by a part of the name or of the active ingredient',
  resource: 'medicine',
  action: 'read',
  role: 'specialist',
  query: z.strictObject({
    nome: z._default(optionalText(100), ''),
    pagina: z._default(queryInt(1, 100_000), 1),
  }),
  response: z.object({ content: z.array(medicine), meta }),
  status: 200,
  errors: [],
})
