import { callJson, type HttpAnswer } from '../http-json.ts'
import { ProviderRejected, ProviderUnknown } from './port.ts'

interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly key?: string
}
export type PagarmeCall = (request: Request) => Promise<HttpAnswer>

const TIMEOUT_MS = 9000
const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : ''

/**
 * Calls Pagar.me core/v5 with Basic auth: the secret key is the user, the password is empty.
 * @throws ProviderUnknown when the answer was lost, is 409 for a key still running, 429 or 5xx
 * @throws ProviderRejected for every other answer above 399, but 404
 */
export const createPagarmeCall = ({ url, secretKey }: { url: string; secretKey: string }): PagarmeCall => {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  return async ({ method, path, body, key }) => {
    const answer = await callJson(`${url}${path}`, {
      method,
      timeoutMs: TIMEOUT_MS,
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
    if (answer.status === 409 || answer.status === 429 || answer.status >= 500) {
      throw new ProviderUnknown(`The payment provider answered ${answer.status}`)
    }
    if (answer.status >= 400 && answer.status !== 404) {
      throw new ProviderRejected(messageOf(answer.body), answer.status)
    }
    return answer
  }
}
