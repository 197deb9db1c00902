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
} from '../kit/index.ts'
import { cidCode } from '../records/forms.ts'

/** Why a medicine was prescribed despite warnings, and which. */
export const override = z.object({
  reason: z.string(),
  against: z.array(z.object({ kind: z.enum(['allergy', 'interaction']), text: z.string() })),
})
export type Override = z.output<typeof override>

/** One medicine with its use, or a reusable model (spec §3): `prescription` is the use text. */
export const prescription = z.object({
  id: uuid,
  title: z.string(),
  bulario_id: z.nullable(uuid),
  prescription: z.string(),
  condition_use: z.string(),
  via: z.string(),
  qtd: z.string(),
  is_model: z.boolean(),
  /** True if it is in a document in force: it can only be replaced, not changed. */
  issued: z.optional(z.boolean()),
  /** A model's diagnosis. */
  cid_code: z.optional(z.string()),
  /** Its name, in lists; absent for a category whose subcategories alone are listed. */
  cid_name: z.optional(z.string()),
  /** Models with the same set name are prescribed together. */
  model_set: z.optional(z.string()),
  override: z.optional(override),
  schedule_id: z.optional(uuid),
  record_id: z.optional(uuid),
  customer_id: z.optional(uuid),
})
export type Prescription = z.output<typeof prescription>

/** A quantity as a number or in words; stored as text (`30 comprimidos`). */
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
/** For a model: its diagnosis, from the list (422 otherwise); for a prescription the record has it. */
const modelCid = z.optional(z.nullable(cidCode))
/** For a model: the name under which several are prescribed together; a prescription has none. */
const modelSet = z.optional(z.nullable(optionalText(60)))
/** The reason to prescribe despite a warning that requires one (`prescription_warned`). */
const overrideReason = z.optional(optionalText(500))
/** The specification's links: the record determines them, and a link that contradicts it is not found. */
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
    /** Models with a diagnosis of the same category: `J06.9` finds those for `J06.0`. */
    cid_code: z.optional(cidCode),
  }),
  response: listOf(prescription),
  status: 200,
  errors: [],
})

/** A medicine that the person may still be taking. */
export const medicineInUse = z.object({
  id: uuid,
  title: z.string(),
  prescription: z.string(),
  condition_use: z.string(),
  /** For continuous use; the others were prescribed in the last month. */
  continuous: z.boolean(),
  since: instant,
  specialist_name: z.string(),
  record_id: uuid,
})
export type MedicineInUse = z.output<typeof medicineInUse>

export const listMedicinesInUse = endpoint({
  method: 'GET',
  path: 'prescriptions/in-use/:customerId',
  summary:
    'What signed records prescribed to one person and may still be taken, each medicine once: own records, and with ' +
    'consent or in an emergency colleagues’',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  params: z.strictObject({ customerId: uuid }),
  query: z.strictObject({ dependent_id: z.optional(uuid) }),
  response: z.object({ data: z.array(medicineInUse) }),
  status: 200,
  errors: [],
})

export const createPrescription = endpoint({
  method: 'POST',
  path: 'prescriptions/create',
  summary:
    'Prescribes in a draft record, or keeps a model. Against an allergy or a grave interaction (`prescriptions/check`) ' +
    'only with `override_reason`, which is kept with it; without one 409 `prescription_warned`. Sent again under the ' +
    'same key it is one prescription',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  body: z
    .strictObject({
      ...fields,
      ...links,
      cid_code: modelCid,
      model_set: modelSet,
      override_reason: overrideReason,
      is_model: z._default(z.boolean(), false),
    })
    .check(
      z.refine(
        ({ is_model, record_id, schedule_id }) => is_model || (record_id ?? schedule_id) !== undefined,
        { path: ['record_id'], error: 'missing' },
      ),
      z.refine(({ is_model, cid_code }) => is_model || !cid_code, {
        path: ['cid_code'],
        error: 'cid_of_models',
      }),
      z.refine(({ is_model, model_set }) => is_model || !model_set, {
        path: ['model_set'],
        error: 'set_of_models',
      }),
    ),
  response: prescription,
  status: 201,
  idempotent: true,
  errors: ['record_signed', 'prescription_warned'],
})

export const updatePrescription = endpoint({
  method: 'PUT',
  path: 'prescriptions/update/:id',
  summary:
    'Changes a prescription while its record is a draft, or a model at any time. One that stands in a document in force is 409 `prescription_issued`; with `replace` it is changed and the document revoked',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  params: idParams,
  body: z.strictObject({
    ...fields,
    title: z.optional(fields.title),
    prescription: z.optional(fields.prescription),
    ...links,
    cid_code: modelCid,
    model_set: modelSet,
    override_reason: overrideReason,
    is_model: z.optional(z.boolean()),
    replace: z.optional(z.boolean()),
  }),
  response: prescription,
  status: 200,
  errors: ['record_signed', 'prescription_issued', 'prescription_warned'],
})

export const deletePrescription = endpoint({
  method: 'DELETE',
  path: 'prescriptions/delete',
  summary:
    'Takes a prescription out of a draft record, or forgets a model. One that stands in a document in force is 409 `prescription_issued`; with `replace` the document is revoked',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  query: z.strictObject({ id: uuid, replace: z.optional(queryFlag) }),
  response: null,
  status: 204,
  errors: ['record_signed', 'prescription_issued'],
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
