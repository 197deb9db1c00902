import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Bank } from './bank.ts'
import { cardRoutes, customerRoutes } from './customers.ts'
import { Refusal } from './errors.ts'
import { pagarmeGate } from './gate.ts'
import { chargeOf, orderRoutes } from './orders.ts'
import { payableRoutes } from './payables.ts'
import { qrPicture } from './qr-picture.ts'
import { ensurePlatformRecipient, recipientRoutes, withdrawalRoutes } from './recipients.ts'
import { tokenRoutes } from './tokens.ts'

/** Refused bodies are returned with the error, as at Pagar.me; cards never are. */
const echo = (request: FastifyRequest) => (request.url.includes('/tokens') ? {} : (request.body ?? {}))

/** The part of Pagar.me core/v5 that the product uses. */
export function pagarme(bank: Bank, kycUrl: (recipientId: string) => string) {
  ensurePlatformRecipient(bank)
  return async (app: FastifyInstance) => {
    app.setErrorHandler((error, request, reply) => {
      if (error instanceof Refusal) {
        const { message, errors, status } = error
        if (status === 429) reply.header('retry-after', '1')
        return reply.code(status).send({ message, errors, request: echo(request) })
      }
      if (error instanceof z.ZodError)
        return reply.code(400).send({ message: 'The request is invalid.', errors: {} })
      const { statusCode = 500, message } =
        error instanceof Error && 'statusCode' in error ? known(error) : {}
      bank.log(`pagarme ${request.method} ${request.url}: ${error}`)
      return reply.code(statusCode).send({ message: message ?? 'Internal server error', errors: {} })
    })
    const isRefused = pagarmeGate(app, bank)
    const tokens = tokenRoutes(app)
    customerRoutes(app, bank)
    cardRoutes(app, bank, tokens)
    orderRoutes(app, bank, isRefused)
    recipientRoutes(app, bank, kycUrl)
    withdrawalRoutes(app, bank)
    payableRoutes(app, bank)
  }
}

/** Fastify's own refusals (a body that is not JSON) carry their status. */
const known = (error: Error & { statusCode: unknown }) =>
  typeof error.statusCode === 'number' ? { statusCode: error.statusCode, message: error.message } : {}

/** The picture behind `qr_code_url`. */
export function pixPictures(bank: Bank) {
  return async (app: FastifyInstance) => {
    app.get('/:file', async (request, reply) => {
      const { file } = z.object({ file: z.string() }).parse(request.params)
      const { pix } = chargeOf(bank, file.replace(/\.png$/, ''))
      if (pix === null) return reply.code(404).send({ message: 'Charge not found.' })
      return reply.type('image/png').send(qrPicture(pix.qr_code))
    })
  }
}
