import { setTimeout as sleep } from 'node:timers/promises'
import { callJson, type HttpAnswer } from '../http-json.ts'
import { ProviderRejected, ProviderUnknown } from './port.ts'

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly key?: string
}
export type PagarmeCall = (request: Request) => Promise<HttpAnswer>

/** A path without ids and parameters, for traces: `/charges/:id`. */
const nameOf = (path: string): string =>
  (path.split('?')[0] ?? '').replaceAll(/\/(?![a-z]+(?:_link)?(?:\/|$))[^/]+/g, '/:id')

/** Less than the 10 s that a user waits for a card's answer, including retries. */
const WITHIN_MS = 9000
const AGAIN_MS = [250, 1000, 2000]

/** The names of refused fields; the messages about them may repeat their values. */
const refusedFields = (body: unknown): readonly string[] =>
  typeof body === 'object' &&
  body !== null &&
  'errors' in body &&
  typeof body.errors === 'object' &&
  body.errors !== null
    ? Object.keys(body.errors).slice(0, 5)
    : []

/** 401 and 403 are about our key, not about the request: no card was refused. */
const isUnknown = (status: number): boolean =>
  status === 401 || status === 403 || status === 409 || status === 429 || status >= 500

/**
 * A read that met a fault is repeated once. A write is not sent again here: the provider stores no key for such
 * answers, so the caller first checks whether it was done (`resumeCharge`).
 */
const isWorthAsking = (method: Request['method'], attempt: number, status: number): boolean =>
  status === 409 || status === 429 || (status >= 500 && method === 'GET' && attempt === 0)

/** The provider's requested delay, or a growing one; randomized, so that not all retry at once. */
const pauseBefore = (
  { method }: Request,
  attempt: number,
  { status, retryAfterS }: HttpAnswer,
): number | undefined => {
  const step = AGAIN_MS[attempt]
  if (step === undefined || !isWorthAsking(method, attempt, status)) return undefined
  return Math.max(step, (retryAfterS ?? 0) * 1000) * (1 + Math.random() / 2)
}

const understood = (answer: HttpAnswer): HttpAnswer => {
  const { status, body } = answer
  if (isUnknown(status)) throw new ProviderUnknown(`The payment provider answered ${status}`)
  if (status >= 400 && status !== 404) {
    const fields = refusedFields(body)
    throw new ProviderRejected(
      `The payment provider refused: ${[status, ...fields].join(' ')}`,
      status,
      fields,
    )
  }
  return answer
}

/**
 * Calls Pagar.me core/v5 with Basic auth: the secret key is the user, the password is empty. While the first call of a
 * key still runs (409), after too many (429) or if a read met a fault (5xx, once), it waits and retries, within nine
 * seconds in all.
 * @throws ProviderUnknown when the answer was lost, or is 401, 403, 409, 429 or 5xx
 * @throws ProviderRejected for every other answer above 399, but 404
 */
export const createPagarmeCall = ({ url, secretKey }: { url: string; secretKey: string }): PagarmeCall => {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const send = ({ method, path, body, key }: Request, timeoutMs: number) =>
    callJson(`${url}${path}`, {
      name: `pagarme ${nameOf(path)}`,
      method,
      timeoutMs,
      headers: {
        authorization,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new ProviderUnknown('The payment provider did not answer', { cause: error })
    })
  return async (request) => {
    const until = Date.now() + WITHIN_MS
    for (let attempt = 0; ; attempt += 1) {
      const answer = await send(request, until - Date.now())
      const pause = pauseBefore(request, attempt, answer)
      if (pause === undefined || Date.now() + pause > until - 1000) return understood(answer)
      await sleep(pause)
    }
  }
}
