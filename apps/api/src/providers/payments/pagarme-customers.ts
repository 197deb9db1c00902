import * as z from 'zod'
import type { PagarmeCall } from './pagarme-http.ts'
import { read } from './pagarme-read.ts'
import { type BillingAddress, type ChargesPort, type ProviderCustomer, ProviderRejected } from './port.ts'

const card = z.object({
  id: z.string(),
  brand: z.string(),
  first_six_digits: z.string().nullish(),
  last_four_digits: z.string(),
  holder_name: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
})
const identified = z.object({ id: z.string() })

const toBilling = (billing: BillingAddress) => ({
  line_1: `${billing.number}, ${billing.address}, ${billing.district}`,
  line_2: billing.complement ?? '',
  zip_code: billing.zipCode,
  city: billing.city,
  state: billing.state,
  country: billing.country.toUpperCase(),
})

const toCustomer = (customer: ProviderCustomer) => ({
  code: customer.code,
  name: customer.name,
  email: customer.email,
  document: customer.document,
  document_type: 'CPF',
  type: 'individual',
  phones: {
    mobile_phone: {
      country_code: '55',
      area_code: customer.cellphone.slice(0, 2),
      number: customer.cellphone.slice(2),
    },
  },
})

/** Customers and their cards. */
export const pagarmeCustomers = (
  call: PagarmeCall,
): Pick<ChargesPort, 'ensureCustomer' | 'updateCustomer' | 'addCard' | 'removeCard'> => ({
  ensureCustomer: async (customer) => {
    const key = `customer-${customer.code}`
    const answer = await call({ method: 'POST', path: '/customers', key, body: toCustomer(customer) })
    return read(identified, answer.body).id
  },
  updateCustomer: async (customerId, customer) => {
    await call({ method: 'PUT', path: `/customers/${customerId}`, body: toCustomer(customer) })
  },
  addCard: async (customerId, token, billing) => {
    const body = { token, ...(billing ? { billing_address: toBilling(billing) } : {}) }
    const answer = await call({ method: 'POST', path: `/customers/${customerId}/cards`, body })
    if (answer.status === 404) throw new ProviderRejected('Unknown token or customer', 404)
    const found = read(card, answer.body)
    return {
      id: found.id,
      brand: found.brand,
      bin: found.first_six_digits ?? undefined,
      last4: found.last_four_digits,
      holderName: found.holder_name,
      expMonth: found.exp_month,
      expYear: found.exp_year,
    }
  },
  removeCard: async (customerId, cardId) => {
    await call({ method: 'DELETE', path: `/customers/${customerId}/cards/${cardId}` })
  },
})
