import type { EndpointSpec } from '@emma/contracts/kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Acting } from './acting.ts'
import type { Answer } from './idempotency/idempotency.ts'
import { Kept } from './kept/kept.ts'

/** A file as an answer. */
export interface FileAnswer {
  readonly content: NodeJS.ReadableStream | Buffer | string
  readonly type: string
  readonly name?: string
  readonly inline?: boolean
  /** Public and constant at its address: browsers and intermediate caches may store it. */
  readonly immutable?: boolean
  /** Clients may cache it and revalidate: 304 without a body (RFC 9110 §13). */
  readonly revalidated?: { readonly etag: string }
}

const isFile = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && 'content' in value && 'type' in value

const isSame = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((kept) => ['*', etag].includes(kept.trim().replace(/^W\//, '')))

/** Lets clients cache the answer and revalidate it; returns whether this one has the current version. */
const isRevalidated = (reply: FastifyReply, etag: string): boolean => {
  reply.header('cache-control', 'private, no-cache').header('etag', etag)
  return isSame(reply.request, etag)
}

const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  const { content, type, name, inline, immutable, revalidated } = file
  if (revalidated && isRevalidated(reply, revalidated.etag)) return reply.code(304).send()
  reply.header('content-type', type).header('x-content-type-options', 'nosniff')
  if (immutable) reply.header('cache-control', 'public, max-age=31536000, immutable')
  if (name) {
    const kind = inline ? 'inline' : 'attachment'
    reply.header('content-disposition', `${kind}; filename*=UTF-8''${encodeURIComponent(name)}`)
  }
  return reply.send(content)
}

const json = 'application/json; charset=utf-8'

const sendKept = (reply: FastifyReply, kept: Kept<unknown>): FastifyReply => {
  const written = kept.written((body) => String(reply.serialize(body)))
  if (isRevalidated(reply, kept.etag(written))) return reply.code(304).send()
  return reply.header('content-type', json).send(written)
}

/** Parses the body with the assistant's own schema, which drops every field that it does not name. */
const sendToAssistant = (reply: FastifyReply, { response }: Acting, body: unknown): FastifyReply => {
  if (response === null || response === 'stream') return reply.send()
  const shown = z.parse(response, body instanceof Kept ? body.said : body)
  return reply.header('content-type', json).send(JSON.stringify(shown))
}

/** Sends the answer of a use case; an assistant gets only what the endpoint shows to assistants. */
export const sendAnswer = (
  reply: FastifyReply,
  { response }: EndpointSpec,
  { status, body }: Answer,
  acting: Acting | undefined,
): FastifyReply => {
  const isWhole = acting === undefined || acting.response === 'stream'
  if (response === 'stream' && isWhole && isFile(body)) return sendFile(reply, body)
  reply.code(status)
  if (acting) return sendToAssistant(reply, acting, body)
  return body instanceof Kept ? sendKept(reply, body) : reply.send(body)
}
