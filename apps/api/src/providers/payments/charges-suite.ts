import { randomUUID } from 'node:crypto'
import { MINUTE } from '@emma/domain/interval'
import { describe, expect, test } from 'vitest'
import { cardRequest, customerOf, type PaymentsFixture, rowsOf } from './payments-fixture.ts'
import { ProviderRejected } from './port.ts'

/** Tests of every payment provider: payments by customers. */
export const chargesSuite = (name: string, fixture: () => PaymentsFixture): void => {
  describe(`${name} as a payment provider`, () => {
    test('knows a customer by their code, and a card by its token once', async () => {
      const { payments, tokenOf } = fixture()
      expect(await customerOf(fixture())).toBe(await customerOf(fixture()))
      const token = await tokenOf('approves')
      const card = await payments.addCard(await customerOf(fixture()), token, undefined)
      expect(card).toMatchObject({ last4: '0010', expMonth: 12, expYear: 2035 })
      await expect(payments.addCard(await customerOf(fixture()), token, undefined)).rejects.toThrow(
        ProviderRejected,
      )
    })

    test('charges once per key, and finds the charge by its id and by our code', async () => {
      const { payments } = fixture()
      const request = await cardRequest(fixture(), 'approves')
      const charge = await payments.charge(request)
      expect(charge).toMatchObject({ status: 'paid', amount: 15_000, code: request.code, refunded: 0 })
      expect(await payments.charge(request)).toEqual(charge)
      expect(await payments.findCharge(charge.chargeId)).toEqual(charge)
      expect(await payments.findByCode(request.code)).toEqual(charge)
      expect(await payments.findByCode(randomUUID())).toBeUndefined()
      expect(await payments.findCharge('ch_unknown')).toBeUndefined()
    })

    test('answers a refused card with the reason, and rejects one that is not there', async () => {
      const { payments } = fixture()
      const charge = await payments.charge(await cardRequest(fixture(), 'refuses'))
      expect(charge.status).toBe('refused')
      expect(charge.refusal?.reason).not.toBe('')
      const request = await cardRequest(fixture(), 'approves')
      const gone = { ...request, method: { ...request.method, cardId: 'card_unknown' } }
      await expect(payments.charge(gone)).rejects.toThrow(ProviderRejected)
    })

    test('whose answer was lost says so, and has made the charge', async () => {
      const { payments, loseNextAnswer } = fixture()
      const request = await cardRequest(fixture(), 'approves')
      await loseNextAnswer()
      await expect(payments.charge(request)).rejects.toMatchObject({ name: 'ProviderUnknown' })
      const made = await payments.findByCode(request.code)
      expect(made?.status).toBe('paid')
      expect((await payments.charge(request)).chargeId).toBe(made?.chargeId)
    })

    test('that is down is unknown, not refused', async () => {
      const { payments, failNext } = fixture()
      const request = await cardRequest(fixture(), 'approves')
      await failNext()
      await expect(payments.charge(request)).rejects.toMatchObject({ name: 'ProviderUnknown' })
      expect(await payments.findByCode(request.code)).toBeUndefined()
    })

    test('waits where it is told that there were too many', async () => {
      const { payments, busyFor } = fixture()
      const request = await cardRequest(fixture(), 'approves')
      await busyFor(1)
      expect((await payments.charge(request)).status).toBe('paid')
    })
  })
}

/** Tests of every payment provider: money that arrives later, or goes back. */
export const laterMoneySuite = (name: string, fixture: () => PaymentsFixture): void => {
  describe(`${name} with money that comes later or goes back`, () => {
    test('makes a Pix that waits until somebody pays it', async () => {
      const { payments, payPix } = fixture()
      const card = await cardRequest(fixture(), 'approves')
      const charge = await payments.charge({ ...card, method: { kind: 'pix', expiresInSeconds: 900 } })
      expect(charge.status).toBe('pending')
      expect(charge.pix?.qrCode).toContain('br.gov.bcb.pix')
      await payPix(charge.chargeId)
      expect((await payments.findCharge(charge.chargeId))?.status).toBe('paid')
    })

    test('gives back in parts, once per key, and never more than was paid', async () => {
      const { payments } = fixture()
      const { chargeId } = await payments.charge(await cardRequest(fixture(), 'approves'))
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

    test('lists every charge since an instant', async () => {
      const { payments } = fixture()
      const since = new Date(Date.now() - 1000)
      const charge = await payments.charge(await cardRequest(fixture(), 'approves'))
      const listed = await rowsOf(payments.listCharges(since))
      expect(listed.filter(({ chargeId }) => chargeId === charge.chargeId)).toEqual([charge])
      expect(await rowsOf(payments.listCharges(new Date(Date.now() + MINUTE)))).toEqual([])
    })

    test('says what a dispute took', async () => {
      const { payments, dispute } = fixture()
      const { chargeId } = await payments.charge(await cardRequest(fixture(), 'approves'))
      await payments.refund(randomUUID(), chargeId, 5000)
      await dispute(chargeId)
      const disputed = { status: 'charged_back', paid: 15_000, refunded: 5000 }
      expect(await payments.findCharge(chargeId)).toMatchObject(disputed)
      await expect(payments.refund(randomUUID(), chargeId, 100)).rejects.toThrow(ProviderRejected)
    })
  })
}
