import * as z from 'zod/mini'
import { date, endpoint, instant } from '../kit/index.ts'
import { prescriptionDocument } from './documents.ts'

const { kind, legal_class, controlled_list, signature, delivery } = prescriptionDocument.shape

const codeParams = z.strictObject({ code: z.string().check(z.trim(), z.minLength(4), z.maxLength(40)) })

export const verifyDocument = endpoint({
  method: 'GET',
  path: 'prescriptions/verify/:code',
  summary:
    'A pharmacist checks a document: who wrote it and what, whether it counts and since when not; of the patient, initials only. With ' +
    '`_format=application/validador-iti+json` it answers ITI’s validator (`prescriptions/validator`)',
  resource: 'auth',
  action: 'read',
  params: codeParams,
  response: z.object({
    /** Not replaced, revoked or expired. */
    valid: z.boolean(),
    code: z.string(),
    kind,
    legal_class,
    controlled_list,
    issued_at: instant,
    valid_until: z.nullable(date),
    /** The last day has passed. */
    expired: z.boolean(),
    revoked: z.boolean(),
    /** When it was revoked by its author or replaced by a newer one; null while in force. */
    revoked_at: z.nullable(instant),
    signature,
    delivery,
    specialist: z.object({ name: z.string(), council: z.string() }),
    patient_initials: z.string(),
    items: z.array(
      z.object({
        title: z.string(),
        prescription: z.string(),
        condition_use: z.string(),
        via: z.string(),
        qtd: z.string(),
      }),
    ),
  }),
  status: 200,
  errors: [],
})

export const VALIDATOR_FORMAT = 'application/validador-iti+json'
const secretQuery = {
  _format: z.optional(z.literal(VALIDATOR_FORMAT)),
  _secretCode: z.optional(z.string().check(z.maxLength(40))),
}

export const validateDocument = endpoint({
  method: 'GET',
  path: 'prescriptions/validator/:code',
  summary:
    'What ITI’s validator (validar.iti.gov.br) asks of the QR’s address: where the signed file is. 401 for a wrong ' +
    '`_secretCode`, 404 for an unknown code',
  resource: 'auth',
  action: 'read',
  params: codeParams,
  query: z.strictObject(secretQuery),
  response: z.object({
    version: z.literal('1.0.0'),
    prescription: z.object({ signatureFiles: z.array(z.object({ url: z.string() })) }),
  }),
  status: 200,
  errors: ['secret_code_invalid'],
})

export const readSignedFile = endpoint({
  method: 'GET',
  path: 'prescriptions/signed/:code.pdf',
  summary: 'The file for who has its code and its secret code: a validator, a pharmacy',
  resource: 'auth',
  action: 'read',
  params: codeParams,
  query: z.strictObject(secretQuery),
  response: 'stream',
  status: 200,
  errors: ['secret_code_invalid'],
})
