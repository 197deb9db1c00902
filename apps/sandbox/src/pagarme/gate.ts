import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { holdFor } from '../faults.ts'
import { faultTaker, onceSaved } from '../gate.ts'
import { Refusal } from './errors.ts'
import { createIdempotency } from './idempotency.ts'

const isToken = (request: FastifyRequest) => /\/tokens(\?|$)/.test(request.url)

function assertKey(request: FastifyRequest): void {
  const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ')
  const [user = '', password] = Buffer.from(encoded, 'base64').toString().split(':')
  if (scheme !== 'Basic' || !/^sk_\w+$/.test(user) || password !== '') {
    throw new Refusal(401, 'Authorization has been denied for this request.')
  }
}

const SECOND_MS = 1000

/** `429` above that many requests within the last second. */
function assertRate(context: Context, recent: number[]): void {
  if (context.requestsPerSecond === null) return
  const now = Date.now()
  while (recent[0] !== undefined && recent[0] <= now - SECOND_MS) recent.shift()
  if (recent.length >= context.requestsPerSecond) throw new Refusal(429, 'Too many requests.')
  recent.push(now)
}

/**
 * Runs before every call: CORS for tokens, the key, the faults, the idempotency key. Returns a function that tells
 * which requests a fault refuses.
 */
export function pagarmeGate(app: FastifyInstance, context: Context): (request: FastifyRequest) => boolean {
  const idempotency = createIdempotency(context)
  const claimed = new WeakMap<FastifyRequest, string>()
  const refused = new WeakSet<FastifyRequest>()
  const recent: number[] = []

  app.addHook('onRequest', async (request, reply) => {
    if (!isToken(request)) {
      assertRate(context, recent)
      return assertKey(request)
    }
    reply.header('access-control-allow-origin', '*')
    reply.header('access-control-allow-methods', 'POST')
    reply.header('access-control-allow-headers', 'content-type')
  })
  // Before the hook that cuts the connection: a lost answer is stored all the same.
  app.addHook('onSend', async (request, reply, payload) => {
    const id = claimed.get(request)
    if (id !== undefined) idempotency.settle(id, reply.statusCode, typeof payload === 'string' ? payload : '')
    return onceSaved(context, reply, payload)
  })
  const takeFault = faultTaker(app, context, 'pagarme')
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'OPTIONS') return
    const fault = takeFault(request)
    if (fault?.mode === 'error') throw new Refusal(fault.status, 'The simulated fault you asked for.')
    const id = idempotencyId(request)
    const claim = id === null ? null : idempotency.claim(id)
    if (claim?.kind === 'running') throw new Refusal(409, 'A request with this Idempotency-Key is running.')
    if (id !== null && claim?.kind === 'first') claimed.set(request, id)
    if (fault?.mode === 'slow') await holdFor(fault)
    if (claim?.kind === 'answered') {
      return reply.code(claim.status).type('application/json; charset=utf-8').send(claim.body)
    }
    if (fault?.mode !== 'refuse') return
    if (!isNewOrder(request)) throw new Refusal(412, 'The simulated refusal you asked for.')
    refused.add(request)
  })
  return (request) => refused.has(request)
}

const isNewOrder = (request: FastifyRequest) => request.method === 'POST' && /\/orders$/.test(request.url)

function idempotencyId(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || request.method === 'GET') return null
  return `${request.method} ${request.url} ${key}`
}
