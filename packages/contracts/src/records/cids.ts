import * as z from 'zod/mini'
import { endpoint, listOf, optionalText, paging } from '../kit/index.ts'

export const cid = z.object({
  code: z.string(),
  description: z.string(),
  chapter: z.string(),
  /** The only sex the classification allows; null for both. */
  sex: z.nullable(z.enum(['F', 'M'])),
})
export type Cid = z.output<typeof cid>

export const listCids = endpoint({
  method: 'GET',
  path: 'cids/all',
  summary: 'CID-10 by the beginning of a code or by words, without regard to accents',
  resource: 'cid',
  action: 'read',
  query: z.strictObject({ ...paging(20), search: z.optional(optionalText(100)) }),
  response: listOf(cid),
  status: 200,
  errors: [],
})
