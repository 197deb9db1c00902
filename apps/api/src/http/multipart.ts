import type { EndpointSpec } from '@emma/contracts/kit'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError, invalidField } from './app-error.ts'

export interface UploadedFile {
  readonly content: Buffer
  /** The browser's name for it; never used as a path. */
  readonly name: string
}

/** A password is taken exactly as typed. */
const isSecret = (name: string): boolean => name.startsWith('password')

const isText = (schema: unknown): boolean =>
  schema instanceof z.core.$ZodOptional
    ? isText(schema._zod.def.innerType)
    : schema instanceof z.core.$ZodString

/** Whether a call's field of this name is text: then `[2026] Exame` is typed text, not JSON. */
const takesText = (body: EndpointSpec['body'], name: string): boolean =>
  body instanceof z.core.$ZodObject && isText(body._zod.def.shape[name])

const parseJson = (value: string): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

const parseField = (name: string, value: string, body: EndpointSpec['body']): unknown => {
  if (isSecret(name) || !/^[[{"]|^(true|false|null)$/.test(value)) return value
  const parsed = parseJson(value)
  if (takesText(body, name)) return typeof parsed === 'string' ? parsed : value
  if (parsed !== undefined) return parsed
  throw new AppError('malformed', { errors: [{ path: name, ...fieldRefusal('json_invalid') }] })
}

const MEGABYTE = 1024 * 1024
/** A slightly too large body is read to its end, so that the client gets the reason. A far larger one is not. */
const HOPELESS = 64 * MEGABYTE
const TIME_TO_READ_MS = 2000
const TIME_TO_END_MS = 10_000

/** Closes the connection of a client that keeps sending after the answer. */
const hangUpAfter = ({ raw }: FastifyRequest, ms: number): void => {
  setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, ms).unref()
}

const refuseHopeless = (request: FastifyRequest): void => {
  if (Number(request.headers['content-length'] ?? 0) <= HOPELESS) return
  hangUpAfter(request, TIME_TO_READ_MS)
  throw new AppError('payload_too_large')
}

type Multipart = NonNullable<EndpointSpec['multipart']>

interface Read {
  readonly fields: Record<string, unknown>
  readonly files: Record<string, UploadedFile>
}

const readParts = async (
  request: FastifyRequest,
  { files: names, maxBytes }: Multipart,
  body: EndpointSpec['body'],
): Promise<Read> => {
  const fields: Record<string, unknown> = {}
  const files: Record<string, UploadedFile> = {}
  const limits = {
    fileSize: maxBytes,
    files: names.length,
    fields: 60,
    fieldSize: 64 * 1024,
    parts: 60 + names.length,
  }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = parseField(part.fieldname, String(part.value), body)
    else if (names.includes(part.fieldname)) {
      part.file.once('limit', () => hangUpAfter(request, TIME_TO_END_MS))
      files[part.fieldname] = { content: await part.toBuffer(), name: part.filename }
    } else {
      throw invalidField(part.fieldname, 'file_unexpected')
    }
  }
  return { fields, files }
}

/** The plugin's own refusals; unparsable and aborted bodies are the caller's fault. */
const isKnown = (error: unknown): boolean =>
  error instanceof AppError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_'))

/** Reads a multipart body: text fields as JSON text, files in memory up to the endpoint's bound. */
export const readMultipart = async (
  request: FastifyRequest,
  spec: Multipart,
  body: EndpointSpec['body'],
): Promise<Read> => {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  refuseHopeless(request)
  try {
    return await readParts(request, spec, body)
  } catch (cause) {
    throw isKnown(cause) ? cause : new AppError('malformed', { cause })
  }
}
