import { type EndpointSpec, type ErrorCode, errorStatus } from '@emma/contracts/kit'
import { errorPhrases } from '@emma/phrases/errors'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The specification's other name for `pageSize`. */
const perPageOf = (pageSize: unknown): Json => ({
  name: 'perPage',
  in: 'query',
  required: false,
  description: 'O mesmo que `pageSize`; os dois juntos são recusados.',
  schema: pageSize,
})

const parametersOf = (schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const named = Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
  return properties.pageSize === undefined ? named : [...named, perPageOf(properties.pageSize)]
}

const bodyOf = ({ body, multipart }: EndpointSpec): Json => {
  if (!body && !multipart) return {}
  const schema: Json = body ? jsonSchema(body, 'input') : { type: 'object', properties: {} }
  if (!multipart) return { requestBody: { required: true, content: { 'application/json': { schema } } } }
  const files = Object.fromEntries(
    multipart.files.map((name) => [name, { type: 'string', format: 'binary' }]),
  )
  const properties = { ...(schema.properties as Json), ...files }
  const json = multipart.optional ? { 'application/json': { schema } } : {}
  return {
    requestBody: {
      required: true,
      content: { ...json, 'multipart/form-data': { schema: { ...schema, properties } } },
    },
  }
}

const refusals = (codes: readonly ErrorCode[]): Json => {
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const lines = byStatus.get(errorStatus[code]) ?? []
    byStatus.set(errorStatus[code], [...lines, `\`${code}\`: ${errorPhrases[code].detail}`])
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [String(status), { description: lines.join('\n\n'), content }]),
  )
}

const successOf = ({ response, status, accepted }: EndpointSpec): Json => {
  if (response === null) return { [status]: { description: 'Sem corpo' } }
  const content =
    response === 'stream'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: jsonSchema(response, 'output') } }
  const answer = { description: 'OK', content }
  return { [status]: answer, ...(accepted ? { '202': answer } : {}) }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const proofHeader = {
  name: 'X-Proof',
  in: 'header',
  required: false,
  description: 'O que `authentication/proof` respondeu; sem ele a resposta pode ser `proof_required`.',
  schema: { type: 'string', maxLength: 200 },
}

const operationOf = (endpoint: EndpointSpec): Json => {
  const isPublic = endpoint.resource === 'auth'
  const general: readonly ErrorCode[] = [
    ...(isPublic ? [] : (['token_missing', 'token_expired', 'token_invalid', 'forbidden'] as const)),
    ...(endpoint.params ? (['malformed'] as const) : []),
    ...(endpoint.proof ? (['proof_required'] as const) : []),
    ...((endpoint.body ?? endpoint.query) ? (['validation_failed'] as const) : []),
  ]
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[0]],
    security: isPublic ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
      ...(endpoint.proof ? [proofHeader] : []),
    ],
    ...bodyOf(endpoint),
    responses: { ...successOf(endpoint), ...refusals([...new Set([...general, ...endpoint.errors])]) },
  }
}

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'traceId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    detail: { type: 'string' },
    reason: { type: 'string' },
    offer: { type: 'object', description: 'With offer_changed: the slot as it is offered now.' },
    schedule_id: { type: 'string', description: 'With already_booked_then: the other appointment.' },
    challenge: {
      type: 'string',
      description:
        'With work_required: send X-Work `challenge:n` where SHA-256 of it begins with as many zero bits as its first number says.',
    },
    retry_after: { type: 'integer', description: 'Seconds until another try, as in Retry-After.' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    traceId: { type: 'string' },
  },
}

/** OpenAPI 3.1, made from the endpoints that are mounted. */
export const openApi = (endpoints: readonly EndpointSpec[], publicUrl: string): Json => {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Emma', version: '1', description: 'Telemedicina e agenda de saúde.' },
    servers: [{ url: `${publicUrl}/api/v1` }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problem },
    },
    paths,
  }
}
