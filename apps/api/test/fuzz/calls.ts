import { type EndpointSpec, pathOf } from '@emma/contracts/kit'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { aPdf, aPng } from '../index.ts'
import type { MatrixCase, Sent } from '../matrix/case.ts'
import { cases } from '../matrix/cases/index.ts'
import { type ActorName, actorNames, type MatrixFixture } from '../matrix/fixture.ts'
import { type Change, changed, changes, type Schema, UNKNOWN, valueFor, withIds } from './values.ts'

/** One call, before ids are chosen. */
export interface FuzzCall {
  /** As in the matrix: `GET specialists/:id`. */
  readonly operation: string
  readonly actor: ActorName
  /** A changed line of the matrix; otherwise generated from the schemas. */
  readonly made?: Sent
  readonly change: Change
}

interface Operation {
  readonly name: string
  readonly endpoint: EndpointSpec
  readonly servedTo: readonly ActorName[]
}

const operations: readonly Operation[] = cases.map(({ endpoint, own }) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
  servedTo: actorNames.filter((name) => own[name]),
}))

const schemaOf = (schema: z.ZodMiniType | undefined): Schema => {
  if (!schema) return { type: 'object' }
  const { type, properties, required, anyOf, oneOf } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return { type, properties, required, anyOf, oneOf } as Schema
}

const texts = (made: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(made as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
      ]),
  )

const madeFor = ({ params, query, body }: EndpointSpec): fc.Arbitrary<Sent> =>
  fc.record({
    params: valueFor(schemaOf(params)).map((made) => texts(made ?? {})),
    query: valueFor(schemaOf(query)).map((made) => texts(made ?? {})),
    body: body ? valueFor(schemaOf(body)) : fc.constant(undefined),
  })

/** Calls of every operation by everybody, half of them close to calls of the matrix that work. */
export const calls: fc.Arbitrary<FuzzCall> = fc
  .constantFrom(...operations)
  .chain(({ name, endpoint, servedTo }) =>
    fc.record(
      {
        operation: fc.constant(name),
        actor: fc.constantFrom(...actorNames, ...servedTo, ...servedTo, ...servedTo, ...servedTo),
        made: madeFor(endpoint),
        change: changes,
      },
      { requiredKeys: ['operation', 'actor', 'change'] },
    ),
  ) as fc.Arbitrary<FuzzCall>

const files: readonly (() => Blob)[] = [aPng, aPdf, () => new Blob(['no picture']), () => new Blob([])]

const formOf = ({ multipart }: EndpointSpec, body: unknown, nth: number): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined)
      form.set(name, typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value))
  }
  const [file] = multipart?.files ?? []
  if (file !== undefined && !form.has(file)) form.set(file, files[nth % files.length]?.() ?? aPng(), 'x.bin')
  return form
}

/** The request of the matrix; undefined if an earlier call, such as blocking somebody, prevents making it. */
const prepared = async (send: MatrixCase['foreign'], fixture: MatrixFixture): Promise<Sent> => {
  try {
    return (await send?.(fixture)) ?? {}
  } catch {
    return {}
  }
}

/** The request for `inject`, and whether it contains an unknown field. */
export const requestOf = async (call: FuzzCall, fixture: MatrixFixture, ids: readonly string[]) => {
  const line = cases.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === call.operation)
  if (!line) throw new Error(`No such operation: ${call.operation}`)
  const { endpoint } = line
  const known = line.own[call.actor] ?? line.foreign ?? Object.values(line.own)[0]
  const sent = call.made ?? (await prepared(known, fixture))
  const { params, query, body } = withIds(sent, ids) as Sent
  const named = Object.fromEntries(
    [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, params?.[name] || ids[0] || 'x']),
  )
  const content = endpoint.method === 'GET' ? undefined : withIds(changed(body, call.change), ids)
  const asked =
    endpoint.method === 'GET' ? (withIds(changed(query ?? {}, call.change), ids) as object) : query
  return {
    // If a call has no query, the query string is ignored.
    hasUnknown: JSON.stringify([content, endpoint.query && asked]).includes(UNKNOWN),
    request: {
      method: endpoint.method,
      url: pathOf(endpoint, { params: named, query: texts(asked ?? {}) }),
      headers: { ...fixture.headers[call.actor] },
      ...(endpoint.multipart
        ? { payload: formOf(endpoint, content, call.change.kind === 'none' ? 0 : 1) }
        : content === undefined
          ? {}
          : { payload: JSON.stringify(content), type: 'application/json' }),
    },
  }
}
