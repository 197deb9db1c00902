import type { EndpointSpec } from '@emma/contracts/kit'
import { fieldFault } from '@emma/phrases/field-message'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'
import { readMultipart, type UploadedFile } from './multipart.ts'

const FORM = 'application/x-www-form-urlencoded'
const isUrlEncoded = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith(FORM) === true

/** Calls take JSON; multipart and forms only if declared. A JSON content type without a body counts as no body. */
export const acceptJson = (app: FastifyInstance): void => {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body: string, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}

const nothing = z.strictObject({})

/** The body, and the schema for it: a call without a body accepts at most an empty one. */
export const readBody = async (
  { body, multipart, form }: EndpointSpec,
  request: FastifyRequest,
): Promise<{ schema: z.ZodMiniType | undefined; fields: unknown; files: Record<string, UploadedFile> }> => {
  const isForm = multipart !== undefined && (multipart.optional !== true || request.isMultipart())
  if (isForm) return { schema: body ?? nothing, ...(await readMultipart(request, multipart, body)) }
  if (request.isMultipart() || (isUrlEncoded(request) && form !== true))
    throw new AppError('unsupported_media_type')
  const fields = request.body
  return { schema: body ?? (fields === undefined ? undefined : nothing), fields, files: {} }
}

/** The value parsed by its schema, or every field that is wrong. */
export const check = (
  schema: z.ZodMiniType | undefined,
  value: unknown,
  code: 'malformed' | 'validation_failed',
): unknown => {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, value === undefined ? {} : value, { reportInput: true })
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.flatMap((issue) => {
    const { code: rule, params } = fieldFault(issue)
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return paths.map((path) => ({ path: path.join('.'), ...fieldRefusal(rule, params) }))
  })
  throw new AppError(code, { errors })
}
