import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { gate } from '../gate.ts'
import { phrases } from '../phrases.ts'
import { addressOf, coordinatesOf } from './cep-data.ts'

const paramsSchema = z.object({ cep: z.string() })
const EIGHT_DIGITS = /^\d{8}$/

const html = (text: string) => `<!DOCTYPE html><html lang="pt-br"><body><h1>${text}</h1></body></html>`

/** ViaCEP: an unknown CEP is 200 with `erro`, a malformed one is 400 with HTML. */
export function viacep(context: Context) {
  return async (app: FastifyInstance) => {
    gate(app, context, 'viacep', {
      error: (reply, status) => reply.code(status).type('text/html').send(html('Erro')),
      refuse: (reply) => reply.code(403).type('text/html').send(html('Forbidden')),
    })
    app.get('/ws/:cep/json/', async (request, reply) => {
      const cep = paramsSchema.parse(request.params).cep.replace('-', '')
      if (!EIGHT_DIGITS.test(cep)) return reply.code(400).type('text/html').send(html(phrases.cep.badRequest))
      const address = addressOf(cep)
      if (address === null) return { erro: 'true' }
      return {
        cep: `${cep.slice(0, 5)}-${cep.slice(5)}`,
        logradouro: address.street,
        complemento: address.complement,
        unidade: '',
        bairro: address.neighborhood,
        localidade: address.city,
        uf: address.state,
        ibge: address.ibge,
        gia: '',
        ddd: address.ddd,
      }
    })
  }
}

const cepPromiseError = (message: string, type: string, detail: string) => ({
  name: 'CepPromiseError',
  message,
  type,
  errors: [{ name: 'ServiceError', message: detail, service: 'correios' }],
})

/** BrasilAPI: an unknown CEP is 404. */
export function brasilapi(context: Context) {
  return async (app: FastifyInstance) => {
    gate(app, context, 'brasilapi', {
      error: (reply, status) => reply.code(status).send({ message: 'Internal error', type: 'internal' }),
      refuse: (reply) => reply.code(403).send({ message: 'Forbidden', type: 'forbidden' }),
    })
    app.get('/api/cep/v2/:cep', async (request, reply) => {
      const cep = paramsSchema.parse(request.params).cep.replace('-', '')
      if (!EIGHT_DIGITS.test(cep)) {
        return reply
          .code(400)
          .send(cepPromiseError(phrases.cep.invalid, 'validation_error', phrases.cep.invalid))
      }
      const address = addressOf(cep)
      if (address === null) {
        return reply
          .code(404)
          .send(cepPromiseError(phrases.cep.notFound, 'service_error', phrases.cep.invalid))
      }
      return {
        cep,
        state: address.state,
        city: address.city,
        neighborhood: address.neighborhood,
        street: address.street,
        service: 'open-cep',
        location: { type: 'Point', coordinates: coordinatesOf(cep) },
      }
    })
  }
}
