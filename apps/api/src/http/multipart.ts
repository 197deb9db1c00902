import type { EndpointSpec } from '@emma/contracts/kit'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

export interface UploadedFile {
  readonly content: Buffer
  /** As the browser named it; never used as a path. */
  readonly name: string
}

/** A password is what was typed, whatever it looks like. */
const isSecret = (name: string): boolean => name.startsWith('password')

const parseField = (name: string, value: string): unknown => {
  if (isSecret(name) || !/^[[{"]|^(true|false|null)$/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    throw new AppError('malformed', { errors: [{ path: name, message: 'JSON inválido.' }] })
  }
}

const MEGABYTE = 1024 * 1024
/** What is somewhat too large is read to its end, so that the client hears why; what is hopeless is not. */
const HOPELESS = 64 * MEGABYTE
const TIME_TO_HEAR_MS = 2000
const TIME_TO_END_MS = 10_000

/** Hangs up on whoever goes on sending after the answer was given. */
const hangUpAfter = ({ raw }: FastifyRequest, ms: number): void => {
  setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, ms).unref()
}

const refuseHopeless = (request: FastifyRequest): void => {
  if (Number(request.headers['content-length'] ?? 0) <= HOPELESS) return
  hangUpAfter(request, TIME_TO_HEAR_MS)
  throw new AppError('payload_too_large')
}

interface Read {
  readonly fields: Record<string, unknown>
  readonly files: Record<string, UploadedFile>
}

const readParts = async (
  request: FastifyRequest,
  { files: names, maxBytes }: NonNullable<EndpointSpec['multipart']>,
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
    if (part.type === 'field') fields[part.fieldname] = parseField(part.fieldname, String(part.value))
    else if (names.includes(part.fieldname)) {
      part.file.once('limit', () => hangUpAfter(request, TIME_TO_END_MS))
      files[part.fieldname] = { content: await part.toBuffer(), name: part.filename }
    } else {
      throw new AppError('validation_failed', {
        errors: [{ path: part.fieldname, message: 'Arquivo inesperado.' }],
      })
    }
  }
  return { fields, files }
}

/** The plugin's own refusals have a code; what the parser can't read has none. */
const isKnown = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && 'code' in error)

/** Reads a multipart body: text fields as JSON text, files in memory up to the endpoint's bound. */
export const readMultipart = async (
  request: FastifyRequest,
  spec: NonNullable<EndpointSpec['multipart']>,
): Promise<Read> => {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  refuseHopeless(request)
  try {
    return await readParts(request, spec)
  } catch (cause) {
    throw isKnown(cause) ? cause : new AppError('malformed', { cause })
  }
}
