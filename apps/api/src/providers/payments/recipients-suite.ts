import { randomUUID } from 'node:crypto'
import { MINUTE } from '@emma/domain/interval'
import { describe, expect, test } from 'vitest'
import { cardRequest, type PaymentsFixture, rowsOf } from './payments-fixture.ts'
import { ProviderRejected, type Recipient, type RecipientRegistration } from './port.ts'

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

/** Tests of every payment provider: payments to recipients. */
export const recipientsSuite = (name: string, fixture: () => PaymentsFixture): void => {
  const made = async (): Promise<Recipient> =>
    fixture().payments.ensureRecipient(randomUUID(), registration())
  const available = async (id: string) => (await fixture().payments.recipientBalance(id)).available
  const earned = async (id: string, amount: number) => {
    const request = await cardRequest(fixture(), 'approves')
    return fixture().payments.charge({ ...request, split: [{ recipientId: id, amount }] })
  }

  describe(`${name} and those who are paid`, () => {
    test('makes one recipient a code, and knows them until they are active', async () => {
      const { payments, activate } = fixture()
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
      const { payments } = fixture()
      const { id, accountId } = await made()
      const changed = await payments.setBankAccount(randomUUID(), id, { ...account, bankCode: '001' })
      expect(changed.accountId).not.toBe(accountId)
      const foreign = { ...account, holderDocument: '11144477735' }
      await expect(payments.setBankAccount(randomUUID(), id, foreign)).rejects.toThrow(ProviderRejected)
    })

    test('gives each their part of a charge, and takes it back in proportion or as asked', async () => {
      const { payments } = fixture()
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
      const payables = await rowsOf(payments.listPayables(id, new Date(Date.now() - MINUTE)))
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
      const { payments } = fixture()
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
      const { payments, activate, endWithdrawal } = fixture()
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
