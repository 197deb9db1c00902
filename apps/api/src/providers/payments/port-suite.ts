import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ChargeRequest, PaymentsPort, Recipient, RecipientRegistration } from './port.ts'
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
  /** The next calls are sent away as too many. */
  readonly busyFor: (calls: number) => Promise<void>
  readonly activate: (recipientId: string) => Promise<void>
  readonly endWithdrawal: (withdrawalId: string, status: 'paid' | 'failed') => Promise<void>
  readonly dispute: (chargeId: string) => Promise<void>
}

const person = {
  code: randomUUID(),
  name: 'Paula Teste',
  email: `${randomUUID()}@emma.test`,
  document: '52998224725',
  cellphone: '11987654321',
}

const account = {
  holderName: 'Dra. Beatriz Lima',
  holderKind: 'individual',
  holderDocument: '52998224725',
  bankCode: '341',
  branch: '1234',
  account: '56789',
  accountDigit: '0',
  kind: 'checking',
} as const
const registration = (): RecipientRegistration => ({
  code: randomUUID(),
  kind: 'individual',
  name: 'Beatriz Lima',
  email: 'beatriz@emma.test',
  document: '52998224725',
  account,
})
const rowsOf = async <T>(rows: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
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

    test('waits where it is told that there were too many', async () => {
      const { payments, busyFor } = world()
      const request = await cardRequest('approves')
      await busyFor(1)
      expect((await payments.charge(request)).status).toBe('paid')
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

    test('lists every charge since an instant', async () => {
      const { payments } = world()
      const since = new Date(Date.now() - 1000)
      const charge = await payments.charge(await cardRequest('approves'))
      const listed = await rowsOf(payments.listCharges(since))
      expect(listed.filter(({ chargeId }) => chargeId === charge.chargeId)).toEqual([charge])
      expect(await rowsOf(payments.listCharges(new Date(Date.now() + 60_000)))).toEqual([])
    })

    test('says what a dispute took', async () => {
      const { payments, dispute } = world()
      const { chargeId } = await payments.charge(await cardRequest('approves'))
      await payments.refund(randomUUID(), chargeId, 5000)
      await dispute(chargeId)
      const disputed = { status: 'charged_back', paid: 15_000, refunded: 5000 }
      expect(await payments.findCharge(chargeId)).toMatchObject(disputed)
      await expect(payments.refund(randomUUID(), chargeId, 100)).rejects.toThrow(ProviderRejected)
    })
  })

  recipientsSuite(name, world, cardRequest)
}

type CardRequest = (kind: 'approves' | 'refuses') => Promise<ChargeRequest>

const recipientsSuite = (name: string, world: () => PaymentsWorld, cardRequest: CardRequest): void => {
  const made = async (): Promise<Recipient> => world().payments.ensureRecipient(randomUUID(), registration())
  const available = async (id: string) => (await world().payments.recipientBalance(id)).available
  const earned = async (id: string, amount: number) => {
    const request = await cardRequest('approves')
    return world().payments.charge({ ...request, split: [{ recipientId: id, amount }] })
  }

  describe(`${name} and those who are paid`, () => {
    test('makes one recipient a code, and knows them until they are active', async () => {
      const { payments, activate } = world()
      const of = registration()
      const first = await payments.ensureRecipient(randomUUID(), of)
      expect(first).toMatchObject({ code: of.code, status: 'registration', accountId: expect.any(String) })
      expect((await payments.ensureRecipient(randomUUID(), of)).id).toBe(first.id)
      expect((await payments.kycLink(first.id)).url).toMatch(/^http/)
      await activate(first.id)
      expect((await payments.findRecipient(first.id))?.status).toBe('active')
      expect(await payments.findRecipient('re_unknown')).toBeUndefined()
    })

    test('changes the account to one of their own alone', async () => {
      const { payments } = world()
      const { id, accountId } = await made()
      const changed = await payments.setBankAccount(randomUUID(), id, { ...account, bankCode: '001' })
      expect(changed.accountId).not.toBe(accountId)
      const foreign = { ...account, holderDocument: '11144477735' }
      await expect(payments.setBankAccount(randomUUID(), id, foreign)).rejects.toThrow(ProviderRejected)
    })

    test('gives each their part of a charge, and takes it back in proportion or as asked', async () => {
      const { payments } = world()
      const { id } = await made()
      const platform = await available(payments.platformRecipientId)
      const { chargeId } = await earned(id, 12_750)
      expect(await available(id)).toBe(12_750)
      expect(await available(payments.platformRecipientId)).toBe(platform + 2250)
      await payments.refund(randomUUID(), chargeId, 5000)
      expect(await available(id)).toBe(8500)
      await payments.refund(randomUUID(), chargeId, 1000, [{ recipientId: id, amount: 0 }])
      await payments.refund(randomUUID(), chargeId, 1000, [{ recipientId: id, amount: 1000 }])
      expect(await available(id)).toBe(7500)
      const payables = await rowsOf(payments.listPayables(id, new Date(Date.now() - 60_000)))
      expect(payables.reduce((sum, row) => sum + row.amount, 0)).toBe(await available(id))
      expect(payables[0]).toMatchObject({ type: 'credit', chargeId, recipientId: id })
    })

    test('gives all of a charge away, and never more', async () => {
      const { id } = await made()
      await earned(id, 15_000)
      expect(await available(id)).toBe(15_000)
      await expect(earned(id, 15_001)).rejects.toThrow(RangeError)
    })

    test('moves money between them once per key', async () => {
      const { payments } = world()
      const [one, other] = [(await made()).id, (await made()).id]
      await earned(one, 10_000)
      const key = randomUUID()
      await payments.moveBetween(key, one, other, 4000)
      await payments.moveBetween(key, one, other, 4000)
      expect([await available(one), await available(other)]).toEqual([6000, 4000])
      const tooMuch = payments.moveBetween(randomUUID(), one, other, 6001)
      await expect(tooMuch).rejects.toThrow(ProviderRejected)
    })

    test('sends a withdrawal once per key, only of the active and never above the balance', async () => {
      const { payments, activate, endWithdrawal } = world()
      const { id } = await made()
      await earned(id, 10_000)
      await expect(payments.withdraw(randomUUID(), id, 5000)).rejects.toThrow(ProviderRejected)
      await activate(id)
      const key = randomUUID()
      const sent = await payments.withdraw(key, id, 6000)
      expect(sent).toMatchObject({ amount: 6000, status: 'pending' })
      expect(await payments.withdraw(key, id, 6000)).toEqual(sent)
      await expect(payments.withdraw(randomUUID(), id, 4001)).rejects.toThrow(ProviderRejected)
      expect((await rowsOf(payments.listWithdrawals(id))).map((row) => row.id)).toEqual([sent.id])
      await endWithdrawal(sent.id, 'failed')
      expect((await payments.findWithdrawal(id, sent.id))?.status).toBe('failed')
      expect(await available(id)).toBe(10_000)
      expect(await payments.findWithdrawal(id, 'wd_unknown')).toBeUndefined()
    })
  })
}
