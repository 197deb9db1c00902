import { setImmediate } from 'node:timers/promises'
import { type EndpointSpec, errorStatus } from '@emma/contracts/kit'
import { examplesOf, sharedHeaders, sharedResponses } from './answers.ts'
import type { ContractNames } from './contract-names.ts'
import { describeFields } from './fields/describe-fields.ts'
import type { Json } from './json.ts'
import { operationOf, sharedParameters } from './operation.ts'
import { schemaBook } from './schemas.ts'
import { shareParameters } from './share-parameters.ts'
import { tags } from './tags.ts'

const problem: Json = {
  type: 'object',
  description:
    'A refusal (RFC 9457). `code` is stable; `title` and `detail` are for the person, in Portuguese.',
  required: ['type', 'title', 'status', 'code', 'detail', 'traceId'],
  properties: {
    type: { type: 'string', description: '`urn:emma:` and the code.', example: 'urn:emma:slot_taken' },
    title: { type: 'string', description: 'The heading of the message.', example: 'Atenção' },
    status: { type: 'integer', description: 'The HTTP status again.', example: 409 },
    code: { type: 'string', enum: Object.keys(errorStatus), description: 'What to decide by.' },
    detail: {
      type: 'string',
      description: 'A sentence to show.',
      example: 'Este horário acabou de ser reservado.',
    },
    reason: { type: 'string', description: 'Why, where a person or another system gave a reason.' },
    offer: { type: 'object', description: 'With `offer_changed`: the slot as it is offered now.' },
    exam: { type: 'object', description: 'With `exam_exists`: the exam that has this file.' },
    schedule_id: { type: 'string', description: 'With `already_booked_then`: the other appointment.' },
    starts_at: {
      type: 'string',
      format: 'date-time',
      description: 'With `series_date_taken` and `series_patient_busy`: the date that is refused.',
    },
    challenge: {
      type: 'string',
      description:
        'With `work_required`: send `X-Work` with `challenge:n` where the SHA-256 of it begins with as many zero bits as its first number says.',
    },
    retry_after: {
      type: 'integer',
      description: 'Seconds until another try, as in `Retry-After`.',
      example: 30,
    },
    tries_left: {
      type: 'integer',
      description: 'With a wrong one-time code: the tries left for it; with 0 only another code helps.',
      example: 4,
    },
    errors: {
      type: 'array',
      description: 'With `validation_failed`: each field that was not accepted.',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'The field, with dots between levels.', example: 'slots.0' },
          message: {
            type: 'string',
            description: 'A sentence to show beside it.',
            example: 'Preencha este campo.',
          },
          code: { type: 'string', description: 'What is wrong, stable.', example: 'longer' },
          params: {
            type: 'object',
            description:
              'What the sentence says besides: `bound` a figure, `amount` centavos, `when` an instant; others as they are.',
            additionalProperties: { type: ['string', 'number'] },
            example: { bound: 10 },
          },
        },
      },
    },
    traceId: { type: 'string', description: 'The request’s id, also in the server’s log.' },
  },
}

const introduction = `Telemedicine and health-care scheduling.

Paths begin with \`/api/v1/\`; bodies are JSON in UTF-8. Money is in whole centavos, instants are ISO 8601 with an offset.
A person logs in with \`jwt/login\` and sends the access token as \`Authorization: Bearer …\`; it lasts minutes and is
renewed with \`auth/refreshToken\`. Refusals are \`application/problem+json\` with a stable \`code\`.
Calls that take \`Idempotency-Key\` may be repeated after a lost answer: nothing happens twice.`

/** OpenAPI 3.1, generated from the mounted endpoints and the contract's own names. */
export const openApi = async (endpoints: readonly EndpointSpec[], names: ContractNames): Promise<Json> => {
  const book = schemaBook(names.schemas)
  const calls: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    // Other calls wait no longer than for one endpoint.
    await setImmediate()
    const name = names.operations.get(endpoint)
    if (!name) throw new Error(`${endpoint.method} ${endpoint.path} is exported by no file of the contract`)
    const path = `/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    calls[path] = { ...calls[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, name, book) }
  }
  const { paths, parameters } = shareParameters(calls)
  const { document, components } = book.finish(paths)
  return describeFields({
    openapi: '3.1.0',
    info: {
      title: 'Emma',
      version: '1',
      description: introduction,
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-Proprietary' },
    },
    // Relative to the server the document was read from.
    servers: [{ url: '/api/v1' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    security: [{ bearer: [] }],
    paths: document,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        provider: { type: 'http', scheme: 'basic', description: 'A provider’s notices.' },
      },
      parameters: { ...sharedParameters, ...parameters },
      headers: sharedHeaders,
      responses: sharedResponses,
      examples: examplesOf(endpoints),
      schemas: { ProblemDetails: problem, ...components },
    },
  })
}
