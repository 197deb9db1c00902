import { createHash } from 'node:crypto'
import type { EndpointSpec, ErrorCode } from '@emma/contracts/kit'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../actor.ts'
import { AppError } from '../app-error.ts'
import type { UploadedFile } from '../multipart.ts'
import type { IdempotencyScope } from './idempotency.repo.ts'
import { type Answer, onceOnly, scopeOf } from './idempotency.ts'

/** The key of a call that may be repeated, where its endpoint takes one. */
export const idempotencyKeyOf = (endpoint: EndpointSpec, request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (!endpoint.idempotent || key === undefined) return undefined
  if (typeof key !== 'string' || key.length < 1 || key.length > 200) {
    throw new AppError('malformed', {
      errors: [{ path: 'Idempotency-Key', message: 'Entre 1 e 200 caracteres.' }],
    })
  }
  return key
}

interface KeyedCall {
  readonly actor: Actor | null
  readonly idempotencyKey: string | undefined
  readonly body: unknown
  readonly files: Readonly<Record<string, UploadedFile>>
}

/** What a call was made with, to be known again: the body, or the fields and a digest of each file. */
const sentWith = (
  { multipart }: EndpointSpec,
  request: FastifyRequest,
  { body, files }: KeyedCall,
): unknown =>
  multipart === undefined
    ? request.body
    : [
        body,
        Object.entries(files).map(([name, { content }]) => [
          name,
          createHash('sha256').update(content).digest('hex'),
        ]),
      ]

/** The scope of a key; undefined where the call has no key, or no person it could belong to. */
export const scopeOfCall = (
  endpoint: EndpointSpec,
  request: FastifyRequest,
  call: KeyedCall,
): IdempotencyScope | undefined => {
  const { actor, idempotencyKey } = call
  if (actor === null || idempotencyKey === undefined) return undefined
  const what = `${endpoint.method} ${request.url}`
  return scopeOf(actor.userId, idempotencyKey, what, sentWith(endpoint, request, call))
}

/** Not the call's own outcome: it may be made again under the same key once the cause is gone. */
const passing: readonly ErrorCode[] = [
  'internal',
  'unavailable',
  'provider_failed',
  'proof_required',
  'second_factor_required',
  'second_factor_setup_required',
  'too_many_holds',
  'payment_pause',
]
const isPassing = ({ code }: AppError): boolean => passing.includes(code)

/** A refusal is an answer too: it is stored, and thrown again when the call is repeated. */
export const answerOnce = async (
  deps: Deps,
  scope: IdempotencyScope,
  run: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = await onceOnly(deps, scope, async () => {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof AppError) || isPassing(error)) throw error
      const { code, errors, reason, offer, scheduleId } = error
      return { status: 0, body: { code, errors, reason, offer, scheduleId } }
    }
  })
  if (answer.status !== 0) return answer
  const { code, errors, reason, offer, scheduleId } = answer.body as AppError
  throw new AppError(code, {
    ...(errors ? { errors } : {}),
    ...(reason ? { reason } : {}),
    ...(offer ? { offer } : {}),
    ...(scheduleId ? { scheduleId } : {}),
  })
}
