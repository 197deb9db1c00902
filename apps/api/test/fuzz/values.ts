import fc from 'fast-check'

/** JSON Schema, as the OpenAPI page has it. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

type Value = fc.Arbitrary<unknown>

/** Stands for the id of an existing object, which is known only when the call is made. */
export const anId = (nth: number): string => `an-id:${nth}`

/** Values nobody should send. */
const wild: Value = fc.constantFrom<unknown>(
  null,
  true,
  '',
  ' ',
  '\u0000',
  '\ud800',
  "' OR 1=1 --",
  '../../etc/passwd',
  '<script>',
  'é'.repeat(5000),
  -1,
  0,
  0.1,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [[[[]]]],
  ['__proto__'],
  JSON.parse('{"__proto__": {"role": "admin"}}'),
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01',
  '-infinity',
)

const days = fc.constantFrom(
  '2026-11-23',
  '2026-11-24',
  '2026-12-01',
  '2027-01-31',
  '1990-05-20',
  '2024-02-29',
)
const formats: Readonly<Record<string, Value>> = {
  uuid: fc.nat(60).map(anId),
  date: days,
  'date-time': days.map((day) => `${day}T12:30:00.000Z`),
  email: fc.constantFrom('ana@emma.test', 'admin@emma.test', 'x+y@emma.test'),
  uri: fc.constantFrom('https://emma.test/a', 'http://127.0.0.1:1/', 'javascript:1'),
}

const matching = (pattern: string): Value => {
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 60 })
  } catch {
    // Patterns that fast-check can't generate, such as look-behind.
    return fc.string()
  }
}

const textOf = ({ format, pattern, minLength = 0, maxLength = 40 }: Schema): Value => {
  const made = format === undefined ? undefined : formats[format]
  if (made) return made
  if (pattern !== undefined) return matching(pattern)
  const longest = Math.min(maxLength, minLength + 60)
  return fc.oneof(
    fc.constantFrom('Dor de cabeça', 'São Paulo', 'online', '12345678', '11987654321'),
    fc.string({ unit: 'grapheme', minLength: Math.min(minLength, longest), maxLength: longest }),
  )
}

const numberOf = ({ minimum = -5, maximum = 100_000, type }: Schema): Value => {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31)]
  return type === 'integer'
    ? fc.integer({ min, max: Math.max(min, max) })
    : fc.double({ min, max, noNaN: true })
}

const objectOf = ({ properties = {}, required = [] }: Schema): Value =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valueFor(property)])),
    { requiredKeys: [...required].filter((name) => name in properties) },
  )

const fitting = (schema: Schema): Value => {
  const { type, anyOf, oneOf, allOf, items } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options =
    anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : undefined)
  if (options && options.length > 0) return fc.oneof(...options.map(valueFor))
  if (allOf?.[0]) return valueFor(allOf[0])
  if (type === 'string') return textOf(schema)
  if (type === 'integer' || type === 'number') return numberOf(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array')
    return fc.array(items ? valueFor(items) : fc.jsonValue(), {
      maxLength: Math.min(schema.maxItems ?? 3, 3),
    })
  if (type === 'object') return objectOf(schema)
  return fc.jsonValue({ maxDepth: 2 })
}

/** Mostly values that match the schema. */
export const valueFor = (schema: Schema): Value =>
  fc.oneof({ weight: 12, arbitrary: fitting(schema) }, { weight: 1, arbitrary: wild })

/** One change of a valid value: a field removed, replaced, or an unknown one added. */
export type Change =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly at: number }
  | { readonly kind: 'drop'; readonly at: number }
  | { readonly kind: 'put'; readonly at: number; readonly value: unknown }

export const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'none' as const }) },
  fc.record({ kind: fc.constant('unknown' as const), at: fc.nat(30) }),
  fc.record({ kind: fc.constant('drop' as const), at: fc.nat(30) }),
  fc.record({
    kind: fc.constant('put' as const),
    at: fc.nat(30),
    value: fc.oneof(wild, fc.nat(60).map(anId)),
  }),
)

export const UNKNOWN = 'nobody_knows_this_field'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const objectsIn = (value: unknown): Fields[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isFields(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

/** The value with the change; parts that are not plain JSON, such as files, stay. */
export const changed = (value: unknown, change: Change): unknown => {
  if (change.kind === 'none' || !isFields(value)) return value
  const copy = copied(value)
  const objects = objectsIn(copy)
  if (change.kind === 'unknown') {
    const object = objects[change.at % objects.length]
    if (object) object[UNKNOWN] = true
    return copy
  }
  const fields = objects.flatMap((object) => Object.keys(object).map((name) => [object, name] as const))
  const [object, name] = fields[change.at % Math.max(fields.length, 1)] ?? []
  if (!object || name === undefined) return copy
  if (change.kind === 'drop') delete object[name]
  else object[name] = change.value
  return copy
}

const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied)
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copied(one)]))
}

/** Replaces placeholders by real ids. */
export const withIds = (value: unknown, ids: readonly string[]): unknown => {
  if (typeof value === 'string' && value.startsWith('an-id:'))
    return ids[Number(value.slice('an-id:'.length)) % ids.length]
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids))
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withIds(one, ids)]))
}
