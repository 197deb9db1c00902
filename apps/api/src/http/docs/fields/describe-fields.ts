import { isJson, type Json } from '../json.ts'
import { care } from './care.ts'
import { money } from './money.ts'
import { people } from './people.ts'
import { platform } from './platform.ts'
import { search } from './search.ts'
import { time } from './time.ts'
import type { FieldWords } from './words.ts'

const words: FieldWords = { ...people, ...time, ...money, ...care, ...platform, ...search }

/** Types that imply their example: an enum, a flag, an id, an instant. */
const saysItself = (schema: Json): boolean =>
  'enum' in schema || 'const' in schema || schema.type === 'boolean' || schema.format !== undefined

const isText = (schema: Json): boolean => schema.type === 'string'
const isNumber = (schema: Json): boolean => schema.type === 'integer' || schema.type === 'number'

const fits = ({ minLength, pattern }: Json, example: string): boolean =>
  (typeof minLength !== 'number' || example.length >= minLength) &&
  (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(example))

const AN_HOUR = '09:00'

/** The example if it matches the schema; many fields of one name are hours. */
const exampleFor = (schema: Json, example: unknown): Json => {
  if (saysItself(schema)) return {}
  if (isNumber(schema) && typeof example === 'number') return { examples: [example] }
  if (!isText(schema) || typeof example !== 'string') return {}
  const fitting = [example, AN_HOUR].find((text) => fits(schema, text))
  return fitting === undefined ? {} : { examples: [fitting] }
}

const describe = (name: string, schema: unknown): unknown => {
  const word = words[name]
  if (!isJson(schema) || word === undefined || schema.description !== undefined) return schema
  const [description, example] = typeof word === 'string' ? [word, undefined] : word
  return { ...schema, description, ...exampleFor(schema, example) }
}

const describeAll = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, describe(name, schema)]))

const describeParameter = (parameter: Json): Json => {
  if (typeof parameter.name !== 'string' || !isJson(parameter.schema)) return parameter
  const described = describe(parameter.name, parameter.schema)
  const { description, examples: _, ...schema } = isJson(described) ? described : parameter.schema
  return { description, ...parameter, schema }
}

/** The document with a description of every field and parameter that lacks one, by its name. */
export const describeFields = <T>(part: T): T =>
  JSON.parse(JSON.stringify(part), (_key, value: unknown) => {
    if (!isJson(value)) return value
    if (typeof value.in === 'string' && 'schema' in value) return describeParameter(value)
    if (value.type === 'object' && isJson(value.properties))
      return { ...value, properties: describeAll(value.properties) }
    return value
  })
