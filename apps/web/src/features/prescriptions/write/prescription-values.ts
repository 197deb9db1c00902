import type { Prescription } from '@emma/contracts/prescriptions'
import { cidCategory } from '@emma/domain/records'

/** Values of a medicine's form; a model's diagnosis may be empty. */
export interface PrescriptionValues {
  readonly title: string
  readonly bulario_id: string | null
  readonly prescription: string
  readonly via: string
  readonly condition_use: string
  readonly qtd: string
  readonly cid_code: string
  /** For a model: prescribed with others of the same name. */
  readonly model_set: string
  readonly keepModel: boolean
}

/** Initial values of a form: the existing prescription, or empty. */
export const valuesOf = (existing: Prescription | null, cid = ''): PrescriptionValues => ({
  title: existing?.title ?? '',
  bulario_id: existing?.bulario_id ?? null,
  prescription: existing?.prescription ?? '',
  via: existing?.via ?? 'Oral',
  condition_use: existing?.condition_use ?? '',
  qtd: existing?.qtd ?? '',
  cid_code: existing?.cid_code ?? cid,
  model_set: existing?.model_set ?? '',
  keepModel: false,
})

/** The request body for a prescription in a record. */
export const bodyOf = ({ cid_code: _cid, model_set: _set, keepModel: _keep, ...body }: PrescriptionValues) =>
  body

/** The request body for a model. */
export const modelBodyOf = ({ keepModel: _keep, cid_code, model_set, ...body }: PrescriptionValues) => ({
  ...body,
  model_set: model_set.trim() === '' ? null : model_set.trim(),
  is_model: true,
  cid_code: cid_code === '' ? null : cid_code,
})

/** Whether a model's diagnosis is of the same category: `J06.9` and `J06.0`. */
export const fitsCid = ({ cid_code }: Prescription, cid: string): boolean =>
  cid !== '' && cidCategory(cid_code ?? '') === cidCategory(cid)
