import * as z from 'zod/mini'
import { isJson, type Json } from './json.ts'

/** Input and output differ where a default fills in or a text is parsed as something else. */
type Direction = 'input' | 'output'
type Components = Record<string, Json>

/** The document's schemas: a shape named by the contract is written once, in `components`, and referenced. */
export interface SchemaBook {
  /** The JSON schema of an input or output, with marks where it refers to a component. */
  readonly schemaOf: (schema: z.ZodMiniType, direction: Direction) => Json
  /** The document with its marks turned into references, and every component they name. */
  readonly finish: <T extends Json>(document: T) => { document: T; components: Components }
}

/** Removes a format's own pattern, and the bounds of JavaScript's integers. */
const withoutNoise = ({ jsonSchema }: { jsonSchema: Json }): void => {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/** Options for Zod's JSON schema; what JSON cannot express is left open. */
export const asJson = { unrepresentable: 'any', override: withoutNoise } as const

const mark = (direction: Direction, name: string): string => `#/${direction}/${name}`

const mapRefs = <T>(value: T, rename: (ref: string) => string): T =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      key === '$ref' && typeof inner === 'string' ? rename(inner) : inner,
    ),
  )

const unmarked = (value: unknown): string => JSON.stringify(value).replaceAll(/#\/(?:input|output)\//g, '#/')

/** Names whose input and output differ, also through their references. */
const differing = (input: Components, output: Components): ReadonlySet<string> => {
  const names = new Set(
    Object.keys(input).filter((name) => output[name] && unmarked(input[name]) !== unmarked(output[name])),
  )
  const refersToOne = (name: string): boolean =>
    [...names].some((other) => JSON.stringify(input[name]).includes(`"${mark('input', other)}"`))
  for (let before = -1; before !== names.size; ) {
    before = names.size
    for (const name of Object.keys(input)) if (refersToOne(name)) names.add(name)
  }
  return names
}

export const schemaBook = (names: ReadonlyMap<z.ZodMiniType, string>): SchemaBook => {
  const metadata = z.registry<{ id: string }>()
  for (const [schema, id] of names) metadata.add(schema, { id })
  const found: Record<Direction, Components> = { input: {}, output: {} }

  const schemaOf = (schema: z.ZodMiniType, io: Direction): Json => {
    // Inside a list, a named shape is referenced like any other.
    const list = z.toJSONSchema(z.array(schema), { ...asJson, io, metadata })
    const { items, $defs = {} } = mapRefs(list, (ref) => ref.replace('#/$defs/', mark(io, '')))
    for (const [name, { id: _, ...definition }] of Object.entries($defs)) found[io][name] = definition
    if (!isJson(items)) throw new Error('A schema that is no object')
    return items
  }

  const finish = <T extends Json>(document: T): { document: T; components: Components } => {
    const twofold = differing(found.input, found.output)
    const nameOf = (direction: Direction, name: string): string =>
      direction === 'input' && twofold.has(name) ? `${name}Input` : name
    const rename = (ref: string): string => {
      const [, direction, name] = /^#\/(input|output)\/(\w+)$/.exec(ref) ?? []
      if (name === undefined) return ref
      return `#/components/schemas/${nameOf(direction === 'input' ? 'input' : 'output', name)}`
    }
    const components = Object.fromEntries(
      (['output', 'input'] as const).flatMap((direction) =>
        Object.entries(found[direction]).map(([name, schema]) => [nameOf(direction, name), schema] as const),
      ),
    )
    return { document: mapRefs(document, rename), components: mapRefs(components, rename) }
  }
  return { schemaOf, finish }
}
