import { HOUR } from '@emma/domain/interval'
import { describe, expect, test } from 'vitest'
import { useWithdrawalFixture } from '../../../../test/fixtures/withdrawal-fixture.ts'
import { control, ledgerFaults } from '../../../../test/index.ts'
import { pollWithdrawal } from './end-withdrawal.ts'
import { sendWithdrawal } from './send-withdrawal.ts'
import { sweepWithdrawals } from './sweep-withdrawals.ts'

const w = useWithdrawalFixture()

describe('sending', () => {
  const send = (id: string) => sendWithdrawal(w().t.deps, { withdrawalId: id })

  test.each([
    ['drop_response', 'POST /recipients', 1],
    ['drop_response', 'POST /transfers', 1],
    ['error', 'POST /recipients', 1],
    // A read is retried once automatically.
    ['error', 'GET /recipients', 2],
  ])('%s of %s: sent once when asked again', async (mode, match, count) => {
    const id = await w().approved()
    await w().fault(mode, match, count)
    await expect(send(id)).rejects.toMatchObject({ name: 'ProviderUnknown' })
    expect((await w().stored(id)).status).toBe('processing')
    await Promise.all([send(id), send(id)])
    expect(await w().atProvider()).toMatchObject([{ amount: 10_000, status: 'pending' }])
    expect([await w().available(), await w().transferred()]).toEqual([0, 10_000])
  })

  test('refused by the provider: failed, the money back, told', async () => {
    const id = await w().approved()
    await w().fault('refuse', `POST /recipients/${w().recipientId}/withdrawals`)
    await send(id)
    expect((await w().stored(id)).status).toBe('failed')
    expect([await w().available(), await w().transferred(), (await w().atProvider()).length]).toEqual([
      10_000, 0, 0,
    ])
    expect(await w().notifiedKinds(w().specialist.userId)).toContain('withdrawal_failed')
  })

  test('failed at the bank: the money is back once, however often it is heard', async () => {
    const id = await w().approved()
    await send(id)
    const [made] = await w().atProvider()
    await control(w().t, `/_withdrawals/${made?.id}`, { status: 'failed' })
    await Promise.all([1, 2, 3].map((asked) => pollWithdrawal(w().t.deps, { withdrawalId: id, asked })))
    expect((await w().stored(id)).status).toBe('failed')
    expect([await w().available(), await w().transferred()]).toEqual([10_000, 0])
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  /**
   * Creates a withdrawal at the provider whose answer is lost, with our clock ahead of the provider's by `clocksApart`.
   */
  const loseAnswer = async (clocksApart: number): Promise<string> => {
    const id = await w().approved()
    await w().fault('drop_response', `POST /recipients/${w().recipientId}/withdrawals`)
    await expect(send(id)).rejects.toThrow()
    const sentAt = new Date(Date.now() + clocksApart)
    await w().t.deps.db.updateTable('withdrawals').set({ sent_at: sentAt }).where('id', '=', id).execute()
    w().t.clock.set(new Date(sentAt.getTime() + 21 * HOUR).toISOString())
    return id
  }

  test.each([
    ['the same', -60_000],
    ['an hour ahead of the provider’s', HOUR],
    ['most of a day ahead of it', 20 * HOUR],
  ])(
    'an answer missing for most of a day is looked for, not asked for again; our clock %s',
    async (_, apart) => {
      const id = await loseAnswer(apart)
      await send(id)
      const [made, ...others] = await w().atProvider()
      expect(others).toEqual([])
      expect((await w().stored(id)).provider_withdrawal_id).toBe(made?.id)
      expect([await w().available(), await w().transferred()]).toEqual([0, 10_000])
    },
  )

  test('what is looked for is never another one’s, nor one of another amount', async () => {
    const known = await w().approved()
    await send(known)
    const [made] = await w().atProvider()
    await control(w().t, `/_withdrawals/${made?.id}`, { status: 'paid' })
    await pollWithdrawal(w().t.deps, { withdrawalId: known, asked: 1 })
    const other = await w().approved(7000)
    await send(other)
    const lost = await w().approved()
    await w().fault('error', `POST /recipients/${w().recipientId}/withdrawals`)
    await expect(send(lost)).rejects.toThrow()
    w().t.clock.advance(21 * HOUR)
    await send(lost)
    expect(await w().stored(lost)).toMatchObject({ status: 'processing', provider_withdrawal_id: null })
  })

  test('one that never reached the provider is looked for two days, and then available again, once', async () => {
    const id = await w().approved()
    await w().fault('error', `POST /recipients/${w().recipientId}/withdrawals`)
    await expect(send(id)).rejects.toThrow()
    for (const hours of [21, 26]) {
      w().t.clock.advance(hours * HOUR)
      await sweepWithdrawals(w().t.deps)
      expect((await w().stored(id)).status).toBe('processing')
      expect(await w().available()).toBe(0)
    }
    w().t.clock.advance(2 * HOUR)
    await Promise.all([sweepWithdrawals(w().t.deps), send(id), send(id)])
    expect((await w().stored(id)).status).toBe('failed')
    expect([await w().available(), (await w().atProvider()).length]).toEqual([10_000, 0])
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('a second one waits for the first’s answer, and the sweep brings both to their end', async () => {
    const first = await w().approved(6000)
    const second = await w().approved(7000)
    await w().fault('error', `POST /recipients/${w().recipientId}/withdrawals`)
    await expect(send(first)).rejects.toThrow()
    await expect(send(second)).rejects.toThrow(/has to wait/)
    w().t.clock.advance(120_000)
    await sweepWithdrawals(w().t.deps)
    w().t.clock.advance(120_000)
    await sweepWithdrawals(w().t.deps)
    expect((await w().atProvider()).map(({ amount }) => amount)).toEqual([6000, 7000])
  })

  test('an open difference between the books stops what was approved, until it is settled', async () => {
    const id = await w().approved()
    await w().earn(6000)
    const waiting = (await w().ask(6000)).json().id
    const now = w().t.clock.now()
    const difference = w().t.deps.newId()
    await w()
      .t.deps.db.insertInto('reconciliation_differences')
      .values({
        id: difference,
        kind: 'charge',
        subject: 'ch_x',
        expected: 1,
        found: 2,
        first_seen_at: now,
        last_seen_at: now,
      })
      .execute()
    await send(id)
    expect((await w().stored(id)).status).toBe('approved')
    expect((await w().ask(5000)).json()).toMatchObject({ status: 409, code: 'withdrawals_stopped' })
    expect((await w().approve(waiting)).json()).toMatchObject({ status: 409, code: 'withdrawals_stopped' })
    await w().t.deps.db.deleteFrom('reconciliation_differences').where('id', '=', difference).execute()
    await send(id)
    expect((await w().stored(id)).status).toBe('processing')
  })
})
