import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Card, Customer } from '../model.ts'
import { newId, nowIso } from '../state.ts'
import { invalid, notFound, parse, Refusal } from './errors.ts'
import { idParam, pageOf, pageQuery } from './paging.ts'
import { presentCard } from './present.ts'
import type { Tokens } from './tokens.ts'

const addressSchema = z.object({
  line_1: z.string().min(1).max(256),
  line_2: z.string().max(128).nullish(),
  zip_code: z.string().regex(/^\d{8}$/),
  city: z.string().min(1).max(64),
  state: z.string().regex(/^[A-Z]{2}$/),
  country: z.literal('BR'),
})

const phoneSchema = z.object({
  country_code: z.string().regex(/^\d{1,3}$/),
  area_code: z.string().regex(/^\d{2}$/),
  number: z.string().regex(/^\d{8,9}$/),
})

const customerBody = z.object({
  name: z.string().min(1).max(64),
  email: z
    .email()
    .max(64)
    .transform((email) => email.toLowerCase()),
  document: z.string().min(1).max(50),
  document_type: z.enum(['CPF', 'CNPJ', 'PASSPORT', 'cpf', 'cnpj', 'passport']),
  type: z.enum(['individual', 'company']),
  phones: z.object({ mobile_phone: phoneSchema.optional(), home_phone: phoneSchema.optional() }).default({}),
  address: addressSchema.nullish(),
  code: z.string().max(52).optional(),
  metadata: z.record(z.string(), z.unknown()).default({}),
})

const cardBody = z.object({ token: z.string().min(1), billing_address: addressSchema.nullish() })

export const customerOf = (context: Context, id: string): Customer => {
  const customer = context.state.customers.get(id)
  if (customer === undefined) throw notFound('Customer')
  return customer
}

/** The e-mail is unique: a second customer with it updates the first one. */
function saveCustomer(context: Context, id: string | null, body: z.infer<typeof customerBody>): Customer {
  const sameEmail = context.state.customers.filter((customer) => customer.email === body.email)[0]
  if (id !== null && sameEmail !== undefined && sameEmail.id !== id) {
    throw invalid('customer.email', 'The email is already in use')
  }
  const known = id === null ? sameEmail : customerOf(context, id)
  return context.state.customers.put({
    ...body,
    id: known?.id ?? newId('cus'),
    address: body.address ?? null,
    created_at: known?.created_at ?? nowIso(),
    updated_at: nowIso(),
  })
}

export function customerRoutes(app: FastifyInstance, context: Context): void {
  app.post('/customers', async (request) =>
    saveCustomer(context, null, parse(customerBody, 'customer', request.body)),
  )
  app.get('/customers', async (request) => {
    const { email } = z.object({ email: z.string().optional() }).parse(request.query)
    const found = context.state.customers.filter(
      (customer) => email === undefined || customer.email === email,
    )
    return pageOf(found, pageQuery.parse(request.query))
  })
  app.get('/customers/:id', async (request) => customerOf(context, idParam(request)))
  app.put('/customers/:id', async (request) =>
    saveCustomer(context, idParam(request), parse(customerBody, 'customer', request.body)),
  )
}

export function cardRoutes(app: FastifyInstance, context: Context, tokens: Tokens): void {
  const { cards } = context.state
  const cardsOf = (customerId: string) => cards.filter((card) => card.customer_id === customerId)
  const activeCard = (customerId: string, cardId: string): Card => {
    const card = cards.get(cardId)
    if (card?.customer_id !== customerId || card.status !== 'active') throw notFound('Card')
    return card
  }
  const params = (request: { params: unknown }) =>
    z.object({ id: z.string(), card: z.string() }).parse(request.params)

  app.post('/customers/:id/cards', async (request) => {
    const customer = customerOf(context, idParam(request))
    const body = parse(cardBody, 'card', request.body)
    const face = tokens.spend(body.token)
    if (face === null)
      throw new Refusal(404, 'Token not found.', { 'card.token': ['Token not found or expired'] })
    const known = cardsOf(customer.id).find((card) => card.fingerprint === face.fingerprint)
    return presentCard(
      cards.put({
        ...face,
        id: known?.id ?? newId('card'),
        customer_id: customer.id,
        status: 'active',
        billing_address: body.billing_address ?? customer.address,
        created_at: known?.created_at ?? nowIso(),
        updated_at: nowIso(),
      }),
    )
  })
  app.get('/customers/:id/cards', async (request) => {
    const { id } = customerOf(context, idParam(request))
    const active = cardsOf(id).filter((card) => card.status === 'active')
    return pageOf(active.map(presentCard), pageQuery.parse(request.query))
  })
  app.get('/customers/:id/cards/:card', async (request) => {
    const { id, card } = params(request)
    return presentCard(activeCard(id, card))
  })
  app.delete('/customers/:id/cards/:card', async (request) => {
    const { id, card } = params(request)
    return presentCard(cards.put({ ...activeCard(id, card), status: 'deleted', updated_at: nowIso() }))
  })
}
