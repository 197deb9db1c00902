import * as z from 'zod/mini'
import { fieldFault } from './field-fault.ts'

/** Faults found by a schema of the contract, by path, in the server's sentences. */
export const schemaErrors = (schema: z.ZodMiniType, values: unknown): Record<string, string> => {
  const read = z.safeParse(schema, values, { reportInput: true })
  if (read.success) return {}
  // Keeps the first fault of each field.
  const found = read.error.issues.map((issue) => [issue.path.join('.'), fieldFault(issue)] as const)
  return Object.fromEntries(found.toReversed())
}
