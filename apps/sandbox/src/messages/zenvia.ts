import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { gate } from '../gate.ts'
import { keepMessage } from './messages.ts'

const contentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string().min(1).max(4096) }),
  z.object({
    type: z.literal('template'),
    templateId: z.string().min(1),
    fields: z.record(z.string(), z.string()).default({}),
  }),
])

const messageSchema = z.object({
  from: z.string().min(1),
  to: z.string().regex(/^\d{10,15}$/, { error: 'must be the phone in digits, with the country code' }),
  contents: z.array(contentSchema).min(1),
})

type Content = z.infer<typeof contentSchema>

const textOf = (content: Content): string =>
  content.type === 'text'
    ? content.text
    : `${content.templateId} ${Object.entries(content.fields)
        .map(([name, value]) => `${name}=${value}`)
        .join(' ')}`

const invalid = (error: z.ZodError) => ({
  code: 'VALIDATION_ERROR',
  message: 'Validation error',
  details: error.issues.map((issue) => ({
    code: issue.code,
    path: issue.path.join('.'),
    message: issue.message,
  })),
})

/** Zenvia v2, SMS and WhatsApp: https://zenvia.github.io/zenvia-openapi-spec/v2/ */
export function zenvia(context: Context) {
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      const token = request.headers['x-api-token']
      if (typeof token === 'string' && token !== '') return
      return reply
        .code(401)
        .send({ code: 'AUTHENTICATION_ERROR', message: 'No authorization token was found' })
    })
    gate(app, context, 'zenvia', {
      error: (reply, status) =>
        reply.code(status).send({ code: 'INTERNAL_ERROR', message: 'Internal error' }),
      refuse: (reply) =>
        reply.code(400).send({ code: 'VALIDATION_ERROR', message: 'Recipient refused', details: [] }),
    })

    for (const channel of ['sms', 'whatsapp'] as const) {
      app.post(`/v2/channels/${channel}/messages`, async (request, reply) => {
        const parsed = messageSchema.safeParse(request.body)
        if (!parsed.success) return reply.code(400).send(invalid(parsed.error))
        const { from, to, contents } = parsed.data
        const { id } = keepMessage(context, 'zenvia', {
          channel,
          from,
          to,
          text: contents.map(textOf).join('\n'),
        })
        return { id, from, to, direction: 'OUT', channel, contents }
      })
    }
  }
}
