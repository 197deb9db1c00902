import compile from 'fast-json-stringify'
import * as z from 'zod/mini'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords that the compiled serialiser ignores: it writes, it does not validate. */
const dropped: ReadonlySet<string> = new Set([
  '$schema',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'default',
])

/** `anyOf: [X, null]` is written much faster as a nullable X. */
const nullable = (schema: Json): Json | undefined => {
  const options = schema.anyOf
  if (!Array.isArray(options) || options.length !== 2) return undefined
  const [value, none] = options
  if (!isObject(value) || !isObject(none) || none.type !== 'null') return undefined
  // A union cannot be nullable itself: null is one more of its options.
  const inner = value.oneOf ?? value.anyOf
  if (Array.isArray(inner)) return { anyOf: [...inner, none] }
  // Within a union a value is matched against its schema: null is one of a nullable enum's values.
  return { ...value, nullable: true, ...(Array.isArray(value.enum) ? { enum: [...value.enum, null] } : {}) }
}

/** The compiler knows tuples as JSON Schema wrote them before 2020: to it `items: false` allows none. */
const tuple = ({ prefixItems, items: _, ...schema }: Json): Json | undefined =>
  Array.isArray(prefixItems) ? { ...schema, items: prefixItems, additionalItems: false } : undefined

const simplify = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(simplify)
  if (!isObject(schema)) return schema
  const flat = nullable(schema) ?? tuple(schema)
  if (flat) return simplify(flat)
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, value]) => !dropped.has(name) || (name === 'default' && isObject(value)))
      .map(([name, value]) => [
        name,
        name === 'properties' && isObject(value) ? eachProperty(value) : simplify(value),
      ]),
  )
}
const eachProperty = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, simplify(value)]))

type Write = (body: unknown) => string

/**
 * Writes a response as JSON: fields outside the contract are never written, and a list costs half of a schema library's
 * own serialiser. Compiled on first use: there are hundreds, and a starting server needs few.
 */
export const writerOf = (schema: z.ZodMiniType): Write => {
  let write: Write | undefined
  return (body) => {
    write ??= compileWriter(schema)
    return write(body)
  }
}

export const compileWriter = (schema: z.ZodMiniType): Write => {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' })
  return compile(simplify(json) as compile.AnySchema)
}
