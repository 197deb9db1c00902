import * as z from 'zod/mini'
import { date, endpoint, idParams, instant, text, uuid } from '../kit/index.ts'
import { cidCode } from './forms.ts'

/** One entry of a person's problem list. */
export const problem = z.object({
  id: uuid,
  customer_id: uuid,
  dependent_id: z.nullable(uuid),
  description: z.string(),
  /** With its name from the classification; null for text alone. */
  cid: z.nullable(z.object({ code: z.string(), description: z.string() })),
  since: z.nullable(date),
  /** Null while active. */
  resolved_at: z.nullable(instant),
  specialist_name: z.string(),
  created_at: instant,
})
export type Problem = z.output<typeof problem>

export const listProblems = endpoint({
  method: 'GET',
  path: 'records/problems/:customerId',
  summary:
    'One person’s problem list: of the account’s holder, or of a dependent; for the patient and for specialists in care ' +
    'or in an emergency',
  resource: 'record',
  action: 'read',
  params: z.strictObject({ customerId: uuid }),
  query: z.strictObject({ dependent_id: z.optional(uuid) }),
  response: z.object({ data: z.array(problem) }),
  status: 200,
  errors: [],
})

export const createProblem = endpoint({
  method: 'POST',
  path: 'records/problems',
  summary: 'A specialist in care adds to the problem list; what is on it and not resolved, 409',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  body: z.strictObject({
    customer_id: uuid,
    dependent_id: z.optional(z.nullable(uuid)),
    description: text(200),
    cid_code: z.optional(z.nullable(cidCode)),
    since: z.optional(z.nullable(date)),
  }),
  response: problem,
  status: 201,
  errors: ['problem_noted'],
})

export const changeProblem = endpoint({
  method: 'PATCH',
  path: 'records/problems/byid/:id',
  summary: 'A specialist in care says that a problem is resolved, or is there again',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: idParams,
  body: z.strictObject({ resolved: z.boolean() }),
  response: problem,
  status: 200,
  errors: [],
})

export const deleteProblem = endpoint({
  method: 'DELETE',
  path: 'records/problems/byid/:id',
  summary: 'A specialist in care takes out a problem that was found to be wrong; that it was noted is kept',
  resource: 'record',
  action: 'manage',
  role: 'specialist',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})
