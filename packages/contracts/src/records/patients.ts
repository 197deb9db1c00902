import * as z from 'zod/mini'
import { dependentName, relation } from '../dependents/index.ts'
import { date, endpoint, gender, instant, uuid } from '../kit/index.ts'

const ofPatient = z.strictObject({ customerId: uuid })
/** One dependent of the account; if omitted, its holder. */
const whom = z.strictObject({ dependent_id: z.optional(uuid) })

/** A patient as their specialist's page shows one. */
export const patientPage = z.object({
  customer_id: uuid,
  dependent: z.nullable(dependentName),
  photo: z.nullable(z.string()),
  fullName: z.string(),
  age: z.nullable(z.int()),
  sex: z.nullable(gender),
  birthDate: z.nullable(date),
  /** The contact card: only with care, null in an emergency. */
  cpf: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** The guardian whose account attends for the patient; null if the account is the patient's own. */
  guardian: z.nullable(z.object({ name: z.string(), relation })),
  /** Why the page is accessible. */
  basis: z.enum(['care', 'break_glass']),
  /** The patient shares their history with specialists in care. */
  consent: z.boolean(),
  break_glass_until: z.nullable(instant),
  /** Finished attendances with this specialist. */
  attendances: z.int(),
  last_at: z.nullable(instant),
  next_at: z.nullable(instant),
  /** An own attendance, running or over, that still has no signed record. */
  unwritten: z.nullable(z.object({ schedule_id: uuid, starts_at: instant, record_id: z.nullable(uuid) })),
  /** Other patients of the account whom this specialist attends. */
  family: z.array(z.object({ dependent_id: z.nullable(uuid), name: z.string() })),
})
export type PatientPage = z.output<typeof patientPage>

export const openPatient = endpoint({
  method: 'GET',
  path: 'records/patient/:customerId',
  summary:
    'A patient in care, or in an emergency: who they are, on what ground the page is open, what is to be written',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: ofPatient,
  query: whom,
  response: patientPage,
  status: 200,
  errors: [],
})

export const exportFhir = endpoint({
  method: 'GET',
  path: 'records/fhir/:customerId',
  summary:
    'One patient’s records as a FHIR R4 bundle (`application/fhir+json`): those that the caller may read. For the patient, ' +
    'and for specialists in care or in an emergency',
  resource: 'record',
  action: 'read',
  params: ofPatient,
  query: whom,
  response: 'stream',
  status: 200,
  errors: [],
})
