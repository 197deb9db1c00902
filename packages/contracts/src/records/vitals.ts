import { type VitalSign, vitalBounds, vitalDecimals, vitalsRefusal } from '@emma/domain/records'
import * as z from 'zod/mini'
import { endpoint, idParams, instant, uuid } from '../kit/index.ts'

const measure = (sign: VitalSign) => {
  const { min, max } = vitalBounds[sign]
  const step = vitalDecimals[sign] === 0 ? 1 : 0.1
  return z.optional(z.number().check(z.minimum(min), z.maximum(max), z.multipleOf(step)))
}

/** The values of one measurement; units in the domain (`vitalUnits`). */
const measured = {
  systolic: measure('systolic'),
  diastolic: measure('diastolic'),
  heart_rate: measure('heart_rate'),
  temperature: measure('temperature'),
  saturation: measure('saturation'),
  weight: measure('weight'),
  height: measure('height'),
}

const figure = z.optional(z.number())
/** Values as measured: 70.3 is not exactly a whole number of tenths, so a second check would fail. */
export const measuredFigures = z.object({
  systolic: figure,
  diastolic: figure,
  heart_rate: figure,
  temperature: figure,
  saturation: figure,
  weight: figure,
  height: figure,
})

/** Vital signs of one moment. */
export const vitals = z.object({
  id: uuid,
  customer_id: uuid,
  dependent_id: z.nullable(uuid),
  measured_at: instant,
  ...measured,
  /** From weight and height, or the last height known by then; null without one. */
  bmi: z.nullable(z.number()),
  specialist_name: z.string(),
})
export type Vitals = z.output<typeof vitals>

export const listVitals = endpoint({
  method: 'GET',
  path: 'records/vitals/:customerId',
  summary:
    'One person’s measurements, newest first, at most 200: of the account’s holder, or of a dependent; for the patient and ' +
    'for specialists in care or in an emergency',
  resource: 'record',
  action: 'read',
  params: z.strictObject({ customerId: uuid }),
  query: z.strictObject({ dependent_id: z.optional(uuid) }),
  response: z.object({ data: z.array(vitals) }),
  status: 200,
  errors: [],
})

export const createVitals = endpoint({
  method: 'POST',
  path: 'records/vitals',
  summary:
    'A specialist in care notes what was measured: pressure in both its figures, at least one sign, not in the future',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  body: z
    .strictObject({
      customer_id: uuid,
      dependent_id: z.optional(z.nullable(uuid)),
      /** Now by default. */
      measured_at: z.optional(instant),
      ...measured,
    })
    .check(
      z.refine((body) => vitalsRefusal(body) !== 'vitals_empty', { path: ['systolic'], error: 'missing' }),
      z.refine((body) => vitalsRefusal(body) !== 'pressure_incomplete', {
        path: ['diastolic'],
        error: 'pressure_incomplete',
      }),
      z.refine((body) => vitalsRefusal(body) !== 'pressure_reversed', {
        path: ['diastolic'],
        error: 'pressure_reversed',
      }),
    ),
  response: vitals,
  status: 201,
  errors: [],
})

export const deleteVitals = endpoint({
  method: 'DELETE',
  path: 'records/vitals/byid/:id',
  summary:
    'A specialist in care takes out a measurement that was found to be wrong; that it was noted is kept',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})
