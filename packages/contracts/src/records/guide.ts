import { writtenFields } from '@emma/domain/records'
import * as z from 'zod/mini'
import { endpoint, text, uuid } from '../kit/index.ts'

/** The fields of a record that have quick phrases. */
export const phraseField = z.enum(writtenFields)
export type PhraseField = z.output<typeof phraseField>

/** Most phrases per field. */
export const MOST_PHRASES = 30

const fieldPhrases = z.object({
  field: phraseField,
  phrases: z.array(z.string()),
  /** Written by the specialist; else a starter of the specialty. */
  own: z.boolean(),
})
export type FieldPhrases = z.output<typeof fieldPhrases>

const specialtyParams = z.strictObject({ specialtyId: uuid })

export const listPhrases = endpoint({
  method: 'GET',
  path: 'records/phrases/:specialtyId',
  summary:
    'The specialist’s quick phrases for a specialty, field by field; where none were kept, the starters',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: specialtyParams,
  response: z.object({ data: z.array(fieldPhrases) }),
  status: 200,
  errors: [],
})

export const savePhrases = endpoint({
  method: 'PUT',
  path: 'records/phrases/:specialtyId',
  summary: 'Keeps the quick phrases of one field in their order; null goes back to the starters',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: specialtyParams,
  body: z.strictObject({
    field: phraseField,
    phrases: z.nullable(z.array(text(500)).check(z.maxLength(MOST_PHRASES))),
  }),
  response: fieldPhrases,
  status: 200,
  errors: [],
})

/** A diagnosis suggested by the text; `term` is the common name that matched, if any. */
export const suggestion = z.object({
  code: z.string(),
  description: z.string(),
  chapter: z.string(),
  term: z.nullable(z.string()),
})
export type CidSuggestion = z.output<typeof suggestion>

export const suggestCids = endpoint({
  method: 'POST',
  path: 'cids/suggestions',
  summary:
    'Diagnoses that the words of complaint and history point to, best first; what they deny does not count, nor what ' +
    'the patient’s sex excludes. A body, so that no clinical word stands in an address',
  resource: 'cid',
  action: 'read',
  role: 'specialist',
  body: z.strictObject({
    text: z.string().check(z.maxLength(20_000)),
    sex: z.optional(z.nullable(z.enum(['F', 'M']))),
  }),
  response: z.object({ data: z.array(suggestion) }),
  status: 200,
  errors: [],
})
