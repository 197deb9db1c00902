import type { VariableName, VariableUnit } from '@emma/domain/variables'
import * as z from 'zod/mini'
import { endpoint, instant, text, uuid } from '../kit/index.ts'

const units = [
  'minutes',
  'hours',
  'days',
  'months',
  'percent',
  'centavos',
] as const satisfies readonly VariableUnit[]
const person = z.object({ id: uuid, name: z.string() })

/** A business variable; `id` is its name. */
export const variable = z.object({
  id: z.custom<VariableName>((name) => typeof name === 'string'),
  name: z.string(),
  value: z.int(),
  unit: z.enum(units),
  min: z.int(),
  max: z.int(),
  default: z.int(),
  updated_at: z.nullable(instant),
  updated_by: z.nullable(person),
})
export type Variable = z.output<typeof variable>

const variableChange = z.object({
  id: uuid,
  from: z.int(),
  to: z.int(),
  reason: z.nullable(z.string()),
  by: person,
  at: instant,
})
export type VariableChange = z.output<typeof variableChange>

const admin = { resource: 'admin', role: 'admin' } as const
const params = z.strictObject({ id: z.string().check(z.maxLength(60)) })

/** The list is complete and takes no query: a filter would be silently ignored. */
const noQuery = z.optional(z.strictObject({}))

export const listVariables = endpoint({
  ...admin,
  method: 'GET',
  path: 'variables',
  summary: 'Every business variable with its bounds',
  action: 'read',
  query: noQuery,
  response: z.object({ data: z.array(variable) }),
  status: 200,
  errors: [],
})

export const getVariable = endpoint({
  ...admin,
  method: 'GET',
  path: 'variables/:id',
  summary: 'A business variable by its name, with its history, newest first (the last hundred changes)',
  action: 'read',
  params,
  query: noQuery,
  response: z.extend(variable, { history: z.array(variableChange) }),
  status: 200,
  errors: [],
})

/** The form's schema: bounds come with each variable, and the browser loads no schema of an endpoint. */
export const variableInput = z.strictObject({ value: z.int(), reason: z.optional(text(500)) })

export const updateVariable = endpoint({
  ...admin,
  method: 'PUT',
  path: 'variables/:id',
  summary: 'Changes a variable inside its bounds, from now on: what was booked keeps what it was booked with',
  action: 'update',
  params,
  body: variableInput,
  response: variable,
  status: 200,
  errors: [],
})
