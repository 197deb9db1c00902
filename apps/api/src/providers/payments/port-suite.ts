import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ChargeRequest, PaymentsPort } from './port.ts'
import { ProviderRejected } from './port.ts'

/** What the suite needs around an adapter: a world in which cards and Pix really answer. */
export interface PaymentsWorld {
  readonly payments: PaymentsPort
  /** A token as a browser gets it; the number decides what the bank says. */
  readonly tokenOf: (kind: 'approves' | 'refuses') => Promise<string>
  readonly payPix: (chargeId: string) => Promise<void>
  /** The answer to the next order is lost after it was made. */
  readonly loseNextAnswer: () => Promise<void>
  /** The next call of any kind is answered with an error, and nothing is done. */
  readonly failNext: () => Promise<void>
}

const person = {
  code: randomUUID(),
  name: 'Paula Teste',
  email: `${randomUUID()}@emma.test`,
  document: '52998224725',
  cellphone: '11987654321',
}

/** What every payment provider must do for us, whichever it is. */
export const paymentsSuite = (name: string, world: () => PaymentsWorld): void => {
  const customer = () => world().payments.ensureCustomer(person)
  const cardOf = async (kind: 'approves' | 'refuses') => {
    const { payments, tokenOf } = world()
    return payments.addCard(await customer(), await tokenOf(kind), undefined)
  }
  const cardRequest = async (kind: 'approves' | 'refuses'): Promise<ChargeRequest> => ({
    key: randomUUID(),
    code: randomUUID(),
    customerId: await customer(),
    description: 'Consulta',
    amount: 15_000,
    method: { kind: 'card', cardId: (await cardOf(kind)).id, installments: 1 },
    split: [],
  })

  describe(`${name} as a payment provider`, () => {
    test('knows a customer by their code, and a card by its token once', async () => {
      const { payments, tokenOf } = world()
      expect(await customer()).toBe(await customer())
      const token = await tokenOf('approves')
      const card = await payments.addCard(await customer(), token, undefined)
      expect(card).toMatchObject({ last4: '0010', expMonth: 12, expYear: 2035 })
      await expect(payments.addCard(await customer(), token, undefined)).rejects.toThrow(ProviderRejected)
    })

    test('charges once per key, and finds the charge by its id and by our code', async () => {
      const { payments } = world()
      const request = await cardRequest('approves')
      const charge = await payments.charge(request)
      expect(charge).toMatchObject({ status: 'paid', amount: 15_000, code: request.code, refunded: 0 })
      expect(await payments.charge(request)).toEqual(charge)
      expect(await payments.findCharge(charge.chargeId)).toEqual(charge)
      expect(await payments.findByCode(request.code)).toEqual(charge)
      expect(await payments.findByCode(randomUUID())).toBeUndefined()
      expect(await payments.findCharge('ch_unknown')).toBeUndefined()
    })

    test('answers a refused card with the reason, and rejects one that is not there', async () => {
      const { payments } = world()
      const charge = await payments.charge(await cardRequest('refuses'))
      expect(charge.status).toBe('refused')
      expect(charge.refusal?.reason).not.toBe('')
      const request = await cardRequest('approves')
      const gone = { ...request, method: { ...request.method, cardId: 'card_unknown' } }
      await expect(payments.charge(gone)).rejects.toThrow(ProviderRejected)
    })

    test('whose answer was lost says so, and has made the charge', async () => {
      const { payments, loseNextAnswer } = world()
      const request = await cardRequest('approves')
      await loseNextAnswer()
      await expect(payments.charge(request)).rejects.toMatchObject({ name: 'ProviderUnknown' })
      const made = await payments.findByCode(request.code)
      expect(made?.status).toBe('paid')
      expect((await payments.charge(request)).chargeId).toBe(made?.chargeId)
    })

    test('that is down is unknown, not refused', async () => {
      const { payments, failNext } = world()
      const request = await cardRequest('approves')
      await failNext()
      await expect(payments.charge(request)).rejects.toMatchObject({ name: 'ProviderUnknown' })
      expect(await payments.findByCode(request.code)).toBeUndefined()
    })

    test('makes a Pix that waits until somebody pays it', async () => {
      const { payments, payPix } = world()
      const card = await cardRequest('approves')
      const charge = await payments.charge({ ...card, method: { kind: 'pix', expiresInSeconds: 900 } })
      expect(charge.status).toBe('pending')
      expect(charge.pix?.qrCode).toContain('br.gov.bcb.pix')
      await payPix(charge.chargeId)
      expect((await payments.findCharge(charge.chargeId))?.status).toBe('paid')
    })

    test('gives back in parts, once per key, and never more than was paid', async () => {
      const { payments } = world()
      const { chargeId } = await payments.charge(await cardRequest('approves'))
      const key = randomUUID()
      expect(await payments.refund(key, chargeId, 5000)).toMatchObject({
        status: 'partially_refunded',
        refunded: 5000,
      })
      expect(await payments.refund(key, chargeId, 5000)).toMatchObject({ refunded: 5000 })
      await expect(payments.refund(randomUUID(), chargeId, 10_001)).rejects.toThrow(ProviderRejected)
      expect(await payments.refund(randomUUID(), chargeId, 10_000)).toMatchObject({
        status: 'refunded',
        refunded: 15_000,
      })
      await expect(payments.refund(randomUUID(), 'ch_unknown', 100)).rejects.toThrow(ProviderRejected)
    })
  })
}
