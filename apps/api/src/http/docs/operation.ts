import type { EndpointSpec } from '@emma/contracts/kit'
import * as z from 'zod/mini'
import { refusalsOf } from './answers.ts'
import type { Json } from './json.ts'
import { asJson, type SchemaBook } from './schemas.ts'

const parameter = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })

/** Parameters that several calls share. */
export const sharedParameters: Json = {
  ActingFor: {
    name: 'X-Acting-For',
    in: 'header',
    required: false,
    description:
      'The id of the specialist an assistant makes the call for. The answer leaves out what assistants may not read, or has a constant in its place.',
    schema: { type: 'string', format: 'uuid' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A value of your own for this attempt. The same key and body get the same answer for 24 hours; another body with it is refused.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
    example: '5f0f4c0e-2f5e-4b52-9a53-6a3c3c1c6a11',
  },
  Proof: {
    name: 'X-Proof',
    in: 'header',
    required: false,
    description: 'What `authentication/proof` answered. Without it the answer may be `proof_required`.',
    schema: { type: 'string', maxLength: 200 },
  },
}

/** The specification's other name for `pageSize`. */
const perPageOf = (pageSize: unknown): Json => ({
  name: 'perPage',
  in: 'query',
  required: false,
  description: 'The same as `pageSize`; both together are refused.',
  schema: pageSize,
})

const parametersOf = (schema: z.ZodMiniType | undefined, where: 'path' | 'query'): readonly Json[] => {
  if (!schema) return []
  const { properties = {}, required: needed = [] } = z.toJSONSchema(schema, {
    ...asJson,
    io: 'input',
  })
  const named = Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || needed.includes(name),
    schema: property,
  }))
  return properties.pageSize === undefined ? named : [...named, perPageOf(properties.pageSize)]
}

const filesOf = (names: readonly string[]): Json =>
  Object.fromEntries(
    names.map((name) => [name, { type: 'string', contentMediaType: 'application/octet-stream' }]),
  )

const bodyOf = ({ body, multipart, form }: EndpointSpec, book: SchemaBook): Json => {
  if (!body && !multipart) return {}
  const schema: Json = body ? book.schemaOf(body, 'input') : { type: 'object', properties: {} }
  const json = { 'application/json': { schema } }
  if (!multipart) {
    const posted = form ? { 'application/x-www-form-urlencoded': { schema } } : {}
    return { requestBody: { required: true, content: { ...json, ...posted } } }
  }
  const files = { type: 'object', properties: filesOf(multipart.files) }
  const parts = { 'multipart/form-data': { schema: body ? { allOf: [schema, files] } : files } }
  return { requestBody: { required: true, content: multipart.optional ? { ...json, ...parts } : parts } }
}

const successOf = ({ response, status, accepted }: EndpointSpec, book: SchemaBook): Json => {
  if (response === null) return { [status]: { description: 'Done; no body.' } }
  const content =
    response === 'stream'
      ? {
          'application/octet-stream': {
            schema: { type: 'string', contentMediaType: 'application/octet-stream' },
          },
        }
      : { 'application/json': { schema: book.schemaOf(response, 'output') } }
  const later = { description: 'Taken; the outcome is not known yet.', content }
  return { [status]: { description: 'Done.', content }, ...(accepted ? { '202': later } : {}) }
}

const securityOf = ({ resource, caller }: EndpointSpec): readonly Json[] => {
  if (caller) return [{ provider: [] }]
  return resource === 'auth' ? [] : [{ bearer: [] }]
}

/** One call: its input, its answer, its refusals. */
export const operationOf = (
  endpoint: EndpointSpec,
  { id, feature }: { readonly id: string; readonly feature: string },
  book: SchemaBook,
): Json => ({
  operationId: id,
  ...(endpoint.deprecated ? { deprecated: true } : {}),
  summary: endpoint.summary,
  tags: [feature],
  security: securityOf(endpoint),
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(typeof endpoint.assistant === 'object' ? [parameter('ActingFor')] : []),
    ...(endpoint.idempotent ? [parameter('IdempotencyKey')] : []),
    ...(endpoint.proof ? [parameter('Proof')] : []),
  ],
  ...bodyOf(endpoint, book),
  responses: { ...successOf(endpoint, book), ...refusalsOf(endpoint) },
})
