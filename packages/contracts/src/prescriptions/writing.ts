import { interactionSeverities } from '@emma/domain/interactions'
import { allergenGroups } from '@emma/domain/prescriptions'
import * as z from 'zod/mini'
import { endpoint, instant, optionalText, text, uuid } from '../kit/index.ts'
import { prescription } from './index.ts'

/** Why a medicine may be wrong for a patient: a noted allergy, or the same substance twice. */
export const prescriptionWarnings = z.object({
  /** Whether the medicine's substance is known; else neither allergies nor interactions could be checked. */
  is_recognized: z.boolean(),
  allergies: z.array(
    z.object({
      id: uuid,
      substance: z.string(),
      reaction: z.string(),
      /** `cross`: of another family, with a known cross reaction. */
      kind: z.enum(['same', 'group', 'cross']),
      group: z.nullable(z.enum(allergenGroups)),
    }),
  ),
  /** With medicines of this record and those possibly still taken; gravest first. */
  interactions: z.array(
    z.object({
      id: uuid,
      title: z.string(),
      where: z.enum(['record', 'in_use']),
      since: instant,
      specialist_name: z.string(),
      severity: z.enum(interactionSeverities),
      effect: z.string(),
      advice: z.string(),
      source: z.string(),
    }),
  ),
  duplicates: z.array(
    z.object({
      id: uuid,
      title: z.string(),
      substances: z.array(z.string()),
      /** In this record, or in an earlier one and perhaps still taken. */
      where: z.enum(['record', 'in_use']),
      condition_use: z.string(),
      since: instant,
      specialist_name: z.string(),
    }),
  ),
})
export type PrescriptionWarnings = z.output<typeof prescriptionWarnings>

export const checkPrescription = endpoint({
  method: 'POST',
  path: 'prescriptions/check',
  summary:
    'What speaks against a medicine in a draft record: allergies of the patient, and interactions or the same substance in ' +
    'the record or in what may still be taken. Prescribing against an allergy or a grave interaction asks for a reason',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  body: z.strictObject({
    record_id: uuid,
    title: text(200),
    bulario_id: z.optional(z.nullable(uuid)),
    /** With it a medicine that stays where it is applied does not warn like a swallowed one. */
    via: z.optional(optionalText(80)),
    /** The prescription being changed, which is no duplicate of itself. */
    prescription_id: z.optional(uuid),
  }),
  response: prescriptionWarnings,
  status: 200,
  errors: ['record_signed'],
})

/** A medicine's use, to fill the form in one press. */
const usualUse = z.object({
  prescription: z.string(),
  via: z.string(),
  condition_use: z.string(),
  qtd: z.string(),
})
export type UsualUse = z.output<typeof usualUse>

const range = z.tuple([z.number(), z.number()])

/** The list's weight-based dose of a medicine. */
const childDose = z.discriminatedUnion('known', [
  /** The patient is not a child. */
  z.object({ known: z.literal('adult') }),
  /** No dose for this age. */
  z.object({ known: z.literal('unknown') }),
  /** Without a weight there is no dose. */
  z.object({ known: z.literal('no_weight') }),
  z.object({
    known: z.literal('dose'),
    weight: z.number(),
    measured_at: instant,
    /** mg/kg a day. */
    per_kg: range,
    doses_per_day: z.number(),
    max_mg_per_day: z.number(),
    max_mg_per_dose: z.number(),
    mg_per_day: range,
    mg_per_dose: range,
    /** Null if the title does not give the concentration. */
    ml_per_dose: z.nullable(range),
    note: z.string(),
    source: z.string(),
  }),
])
export type ChildDose = z.output<typeof childDose>

export const listUsualUses = endpoint({
  method: 'POST',
  path: 'prescriptions/usual',
  summary:
    'How a medicine is used: the specialist’s own last uses of it, newest first, and the usual ones of the curated list; ' +
    'for a child also the dose by the last weight. A help to write: nothing is prescribed',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  body: z.strictObject({
    record_id: uuid,
    title: text(200),
    bulario_id: z.optional(z.nullable(uuid)),
  }),
  response: z.object({
    own: z.array(usualUse),
    common: z.array(usualUse),
    child: childDose,
  }),
  status: 200,
  errors: ['record_signed'],
})

export const readLastPrescription = endpoint({
  method: 'GET',
  path: 'prescriptions/last',
  summary:
    'What the last signed record with prescriptions gave the patient of a draft record, or of an appointment whose record ' +
    'is not begun, to prescribe it again: own, and with consent a colleague’s; null where there is none',
  resource: 'prescription',
  action: 'manage',
  role: 'specialist',
  query: z.strictObject({ record_id: z.optional(uuid), schedule_id: z.optional(uuid) }).check(
    z.refine(({ record_id, schedule_id }) => (record_id === undefined) !== (schedule_id === undefined), {
      path: ['record_id'],
      error: 'missing',
    }),
  ),
  response: z.object({
    last: z.nullable(z.object({ since: instant, specialist_name: z.string(), items: z.array(prescription) })),
  }),
  status: 200,
  errors: ['record_signed'],
})
