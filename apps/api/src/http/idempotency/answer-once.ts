import { createHash } from 'node:crypto'
import type { EndpointSpec, ErrorCode } from '@emma/contracts/kit'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../actor.ts'
import { AppError } from '../app-error.ts'
import type { UploadedFile } from '../multipart.ts'
import { claimKey, type IdempotencyScope, storeAnswer } from './idempotency.repo.ts'
import { type Answer, freeKey, onceOnly, scopeOf, waitForFirst } from './idempotency.ts'
import { AskedBefore, type Once } from './once.ts'
import { openAnswer, sealAnswer } from './sealed-answer.ts'

/** The key of a repeatable call, if its endpoint takes one. */
export const idempotencyKeyOf = (endpoint: EndpointSpec, request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (!endpoint.idempotent || key === undefined) return undefined
  if (typeof key !== 'string' || key.length < 1 || key.length > 200) {
    const errors = [{ path: 'Idempotency-Key', ...fieldRefusal('idempotency_key_length') }]
    throw new AppError('malformed', { errors })
  }
  return key
}

interface KeyedCall {
  readonly caller: Caller | null
  /** The specialist an assistant makes the call for. */
  readonly actingFor: string | undefined
  readonly idempotencyKey: string | undefined
  readonly body: unknown
  readonly files: Readonly<Record<string, UploadedFile>>
}

/** Identifies a call's content: the body, or the fields and a digest of each file. */
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

/**
 * The scope of a key; undefined if the call has no key, or no caller to own it. The answer to an assistant's call
 * belongs to the specialist it was made for.
 */
export const scopeOfCall = (
  endpoint: EndpointSpec,
  request: FastifyRequest,
  call: KeyedCall,
): IdempotencyScope | undefined => {
  const { caller, actingFor, idempotencyKey } = call
  if (caller === null || idempotencyKey === undefined) return undefined
  const called = `${endpoint.method} ${request.url}`
  const what = actingFor === undefined ? called : `${called} for ${actingFor}`
  return scopeOf(caller.userId, idempotencyKey, what, sentWith(endpoint, request, call))
}

/** Not the call's own outcome: it may be repeated under the same key once the cause is gone. */
const passing: readonly ErrorCode[] = [
  'internal',
  'unavailable',
  'provider_failed',
  'proof_required',
  'second_factor_required',
  'second_factor_setup_required',
  'too_many_holds',
  'payment_pause',
  'exam_exists',
]
const isPassing = ({ code }: AppError): boolean => passing.includes(code)

/** A refusal is an answer too: it is stored, and thrown again for a repeated call. */
const outcomeOf = async (run: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof AppError) || isPassing(error)) throw error
    const { code, errors, reason, offer, scheduleId } = error
    return { status: 0, body: { code, errors, reason, offer, scheduleId } }
  }
}

const answerOf = (answer: Answer): Answer => {
  if (answer.status !== 0) return answer
  const { code, errors, reason, offer, scheduleId } = answer.body as AppError
  throw new AppError(code, {
    ...(errors ? { errors } : {}),
    ...(reason ? { reason } : {}),
    ...(offer ? { offer } : {}),
    ...(scheduleId ? { scheduleId } : {}),
  })
}

/** Takes the key before the work, in a separate transaction. Answers are stored sealed: some hold clinical text. */
export const answerOnce = async (
  deps: Deps,
  scope: IdempotencyScope,
  run: () => Promise<Answer>,
): Promise<Answer> => {
  let made: Answer | undefined
  const kept = await onceOnly(deps, scope, async () => {
    made = await outcomeOf(run)
    return sealAnswer(deps, scope, made)
  })
  return answerOf(made ?? (await openAnswer(deps, scope, kept)))
}

const keep = async ({ db, clock }: Deps, { scope, state }: Once, answer: Answer): Promise<Answer> => {
  if (state === 'answered') return answer
  if (state === 'begun') await storeAnswer(db, scope, answer)
  else if (!(await claimKey(db, scope, clock.now(), answer))) return waitForFirst(db, scope)
  return answer
}

const runOnce = async (deps: Deps, once: Once, run: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await keep(deps, once, await outcomeOf(run))
  } catch (error) {
    if (error instanceof AskedBefore) return waitForFirst(deps.db, once.scope)
    if (once.state === 'begun') await freeKey(deps.db, once.scope)
    throw error
  }
}

/** The use case takes the key itself, in its own transaction; this does the rest. */
export const answerWithin = async (deps: Deps, once: Once, run: () => Promise<Answer>): Promise<Answer> =>
  answerOf(await runOnce(deps, once, run))
