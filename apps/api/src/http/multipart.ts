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

/** Reads a multipart body: text fields as JSON text, files in memory up to the endpoint's bound. */
export const readMultipart = async (
  request: FastifyRequest,
  { files: names, maxBytes }: NonNullable<EndpointSpec['multipart']>,
): Promise<{ fields: Record<string, unknown>; files: Record<string, UploadedFile> }> => {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
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
      files[part.fieldname] = { content: await part.toBuffer(), name: part.filename }
    } else {
      throw new AppError('validation_failed', {
        errors: [{ path: part.fieldname, message: 'Arquivo inesperado.' }],
      })
    }
  }
  return { fields, files }
}
