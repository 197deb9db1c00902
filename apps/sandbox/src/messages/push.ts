import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { gate } from '../gate.ts'
import { keepMessage } from './messages.ts'

const MAX_BYTES = 4096 // RFC 8030: a service need not take more

/**
 * A push service like those of browser makers (RFC 8030, 8291): anyone with the address may send, only the browser can
 * read. Messages are stored as base64 under the address; the fault `refuse` answers that the subscription is gone.
 */
export function push(context: Context) {
  return async (app: FastifyInstance) => {
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    gate(app, context, 'push', {
      error: (reply, status) => reply.code(status).send(),
      refuse: (reply) => reply.code(410).send(),
    })
    app.post<{ Params: { id: string } }>('/:id', async (request, reply) => {
      const { ttl, authorization, 'content-encoding': encoding, topic, urgency } = request.headers
      if (!authorization?.startsWith('vapid t=')) return reply.code(401).send()
      if (ttl === undefined || encoding !== 'aes128gcm' || !Buffer.isBuffer(request.body))
        return reply.code(400).send()
      if (request.body.length > MAX_BYTES) return reply.code(413).send()
      keepMessage(context, 'push', {
        channel: 'push',
        from: authorization,
        to: request.params.id,
        subject: [topic, urgency].join(' '),
        text: request.body.toString('base64'),
      })
      return reply.code(201).send()
    })
  }
}
