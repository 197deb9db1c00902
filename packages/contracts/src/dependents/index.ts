import { relations } from '@emma/domain/dependents'
import * as z from 'zod/mini'
import {
  birthDate,
  cpf,
  date,
  endpoint,
  fullName,
  gender,
  genderWord,
  idParams,
  instant,
  queryFlag,
  uuid,
} from '../kit/index.ts'

/** The patient of an appointment, a record or an exam, if not the account's holder. */
export const dependentName = z.object({ id: uuid, name: z.string() })

export const relation = z.enum(relations)

/** A person whom the account attends for: a minor, or a person under guardianship. */
export const dependent = z.object({
  id: uuid,
  name: z.string(),
  birthDate: z.nullable(date),
  age: z.nullable(z.int()),
  sex: z.nullable(gender),
  relation,
  cpf: z.nullable(z.string()),
  /** When they were removed; records about them stay. */
  removed_at: z.nullable(instant),
  created_at: instant,
})
export type Dependent = z.output<typeof dependent>

/** The form of a dependent. */
export const dependentForm = {
  name: fullName,
  birthDate,
  sex: z.optional(z.nullable(genderWord)),
  relation,
  cpf: z.optional(z.nullable(cpf)),
}

/** Filters a patient's data: `self`, or one dependent. Omitted: the whole account. */
export const personFilter = z.optional(z.union([z.literal('self'), uuid]))

export const listDependents = endpoint({
  method: 'GET',
  path: 'customer/dependents',
  summary:
    'Whom the account attends for, in the order in which they came; `removed=true` adds those taken out',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  query: z.strictObject({ removed: z.optional(queryFlag) }),
  response: z.object({ data: z.array(dependent) }),
  status: 200,
  errors: [],
})

export const createDependent = endpoint({
  method: 'POST',
  path: 'customer/dependents',
  summary:
    'Adds a minor, or with the relation `guardianship` a person of any age (422 otherwise); at most 10 at a time',
  resource: 'customer',
  action: 'create',
  role: 'customer',
  body: z.strictObject(dependentForm),
  response: dependent,
  status: 201,
  idempotent: true,
  errors: ['dependents_limit'],
})

export const updateDependent = endpoint({
  method: 'PUT',
  path: 'customer/dependents/:id',
  summary: 'Changes what is sent of a dependent; `cpf` null takes the CPF out',
  resource: 'customer',
  action: 'update',
  role: 'customer',
  params: idParams,
  body: z.exactPartial(z.strictObject(dependentForm)),
  response: dependent,
  status: 200,
  errors: [],
})

export const deleteDependent = endpoint({
  method: 'DELETE',
  path: 'customer/dependents/:id',
  summary:
    'Takes a dependent out: nothing can be booked for them, and their history stays; 409 while an appointment is open',
  resource: 'customer',
  action: 'delete',
  role: 'customer',
  params: idParams,
  response: null,
  status: 204,
  errors: ['open_appointments'],
})
