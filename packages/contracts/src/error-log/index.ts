import { ERRORS_PAGE_SIZE, errorKinds, errorStates } from '@emma/domain/error-log'
import * as z from 'zod/mini'
import {
  endpoint,
  idParams,
  instant,
  listOf,
  optionalText,
  paging,
  queryInt,
  sorting,
  uuid,
} from '../kit/index.ts'

export const errorStatusName = z.enum(errorStates)

/** Equal errors are grouped into one. */
export const loggedError = z.object({
  id: uuid,
  kind: z.enum(errorKinds),
  name: z.string(),
  message: z.string(),
  /** The call, the job or the screen, with its parameters by name. */
  route: z.string(),
  /** From the build it was last seen in. */
  branch: z.string(),
  build: z.string(),
  httpStatusCode: z.nullable(z.int()),
  status: errorStatusName,
  count: z.int(),
  first_seen: instant,
  last_seen: instant,
})
export type LoggedError = z.output<typeof loggedError>

const errorMove = z.object({
  from: errorStatusName,
  to: errorStatusName,
  /** Null if it reopened by itself. */
  by: z.nullable(z.string()),
  note: z.string(),
  at: instant,
})
export type ErrorMove = z.output<typeof errorMove>

/** One error and when it was last seen, without personal data. */
export const errorDetail = z.extend(loggedError, {
  stack: z.string(),
  /** The request during which it was last seen. */
  request: z.object({
    method: z.nullable(z.string()),
    path: z.nullable(z.string()),
    trace_id: z.nullable(z.string()),
    role: z.nullable(z.string()),
    user_id: z.nullable(z.string()),
    user_agent: z.nullable(z.string()),
  }),
  /** The states that can follow now. */
  next: z.array(errorStatusName),
  history: z.array(errorMove),
})
export type ErrorDetail = z.output<typeof errorDetail>

const admin = { resource: 'admin', role: 'admin', errors: [] } as const

/** Latest first by default. */
export const errorSorts = ['last_seen', 'first_seen', 'count'] as const

export const listErrors = endpoint({
  ...admin,
  method: 'GET',
  path: 'errors',
  summary: 'The errors of servers, jobs and browsers, the latest first; equal ones are one row with a count',
  action: 'read',
  query: z.strictObject({
    ...paging(ERRORS_PAGE_SIZE),
    sort: sorting(errorSorts),
    branch: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    status: z.optional(errorStatusName),
    httpStatusCode: z.optional(queryInt(100, 599)),
  }),
  response: listOf(loggedError),
  status: 200,
})

export const listErrorBranches = endpoint({
  ...admin,
  method: 'GET',
  path: 'errors/branches',
  summary: 'The branches that errors were seen in, by name',
  action: 'read',
  response: z.object({ data: z.array(z.string()) }),
  status: 200,
})

export const readError = endpoint({
  ...admin,
  method: 'GET',
  path: 'errors/:id',
  summary: 'One error: where it broke, what was asked for, and what was done about it',
  action: 'read',
  params: idParams,
  response: errorDetail,
  status: 200,
})

export const moveError = endpoint({
  ...admin,
  method: 'PATCH',
  path: 'errors/:id',
  summary: 'Moves an error on: em aberto → em correção → resolvido → reaberto → em correção; else 409',
  action: 'update',
  params: idParams,
  body: z.strictObject({ status: errorStatusName, note: z.optional(optionalText(1000)) }),
  response: errorDetail,
  status: 200,
  errors: ['invalid_transition'],
})

/**
 * Text from a broken page may be cut within a character or contain any character: it is repaired here, not rejected.
 */
const said = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** A browser's report of an error. Personal data is removed in the browser and on the server. */
const errorReport = z.strictObject({
  message: said(2000).check(z.minLength(1)),
  name: z.optional(said(100)),
  stack: z.optional(said(16_000)),
  /** The page's address; its query is dropped. */
  url: z.optional(optionalText(2000)),
  method: z.optional(optionalText(10)),
  branch: z.optional(optionalText(100)),
  httpStatusCode: z.optional(z.nullable(z.int().check(z.minimum(100), z.maximum(599)))),
  /** How often it occurred since the last report. */
  count: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
})

export const reportError = endpoint({
  method: 'POST',
  path: 'errors',
  summary: 'A browser tells of an error; 30 a minute from one address',
  resource: 'auth',
  action: 'read',
  body: errorReport,
  response: z.object({ status: z.literal('accepted') }),
  status: 202,
  errors: [],
})
