import * as z from 'zod/mini'
import { fieldFault } from './field-fault.ts'

/** What a schema of the contract finds wrong, by path: the sentences that the server would say. */
export const schemaErrors = (schema: z.ZodMiniType, values: unknown): Record<string, string> => {
  const read = z.safeParse(schema, values, { reportInput: true })
  if (read.success) return {}
  // The first of a field is said.
  const found = read.error.issues.map((issue) => [issue.path.join('.'), fieldFault(issue)] as const)
  return Object.fromEntries(found.toReversed())
}
