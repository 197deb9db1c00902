import type { z } from 'zod'

export type FieldErrors = Record<string, string[]>

/** A Pagar.me answer other than 2xx. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: FieldErrors

  constructor(status: number, message: string, errors: FieldErrors = {}) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

export const invalid = (field: string, message: string): Refusal =>
  new Refusal(422, 'The request is invalid.', { [field]: [message] })

export const notFound = (thing: string): Refusal => new Refusal(404, `${thing} not found.`)

/** `['payments', 0, 'amount']` of an order → `order.payments[0].amount`. */
const fieldName = (root: string, path: readonly PropertyKey[]) =>
  path.reduce<string>((name, key) => name + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), root)

/** Reads a body as Pagar.me does; `root` is the prefix of its error paths. */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  root: string,
  body: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) {
    const field = fieldName(root, path)
    errors[field] = [...(errors[field] ?? []), message]
  }
  throw new Refusal(422, 'The request is invalid.', errors)
}
