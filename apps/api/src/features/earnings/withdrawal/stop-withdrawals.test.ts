import { MINUTE } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { bankAccountOf, giveCpf } from '../../../../test/earnings.ts'
import { useWithdrawalFixture } from '../../../../test/fixtures/withdrawal-fixture.ts'
import { findCode, ledgerFaults, messagesTo, runJobs, signIn, startChange } from '../../../../test/index.ts'
import { sweepBankAccounts } from '../recipient/sweep-bank-accounts.ts'
import { sendWithdrawal } from './send-withdrawal.ts'

const w = useWithdrawalFixture()

const post = (url: string, payload: object, headers = {}) =>
  w().t.app.inject({ method: 'POST', url: `/api/v1/${url}`, headers, payload })

/** A thief moves the account to another e-mail and another bank account; returns the link that undoes it. */
const takeOver = async (): Promise<string> => {
  const { t, specialist, session } = w()
  t.clock.advance(1)
  await startChange(t, specialist.userId, {
    kind: 'email',
    value: `thief-${specialist.specialistId}@emma.test`,
  })
  const code = await findCode(t, specialist.userId)
  await post('authentication/confirm-contact', { kind: 'email', code }, session.headers)
  await runJobs(t)
  t.clock.advance(1)
  const thiefs = { ...bankAccountOf(await giveCpf(t.deps, specialist)), conta: '00001', conta_dv: '6' }
  const { headers } = await signIn(t.deps, specialist)
  const saved = await post(`specialists/bank_account/${specialist.specialistId}`, thiefs, headers)
  expect(saved.statusCode, saved.body).toBe(201)
  const said = JSON.stringify(await messagesTo(t, specialist.email))
  return [...said.matchAll(/desfazer\?token=([\w-]+)/g)].at(-1)?.[1] ?? ''
}

test('undone, what the thief asked for is stopped with the money back; what the owner asked for waits for the own account', async () => {
  await w().earn(27_000)
  const own = (await w().ask(6000)).json().id
  const token = await takeOver()
  const thief = await signIn(w().t.deps, w().specialist)
  const approved = (await w().ask(7000, undefined, thief)).json().id
  await w().approve(approved)
  const asked = (await w().ask(8000, undefined, thief)).json().id
  const undone = await post('authentication/undo-change', { token })
  expect(undone.statusCode, undone.body).toBe(200)
  const states = async () =>
    Promise.all([own, approved, asked].map(async (id) => (await w().stored(id)).status))
  expect(await states()).toEqual(['requested', 'rejected', 'rejected'])
  expect(await w().available()).toBe(21_000)
  await w().approve(own)
  await Promise.all(
    [own, approved, asked].map((withdrawalId) => sendWithdrawal(w().t.deps, { withdrawalId })),
  )
  expect([await states(), await w().atProvider()]).toEqual([['approved', 'rejected', 'rejected'], []])
  w().t.clock.advance(10 * MINUTE)
  await sweepBankAccounts(w().t.deps)
  await sendWithdrawal(w().t.deps, { withdrawalId: own })
  expect(await w().atProvider()).toMatchObject([{ amount: 6000 }])
  expect(await w().stored(own)).toMatchObject({ bank_ends_with: '366-1' })
  expect(await w().notifiedKinds(w().specialist.userId)).toContain('withdrawal_rejected')
  expect(await ledgerFaults(w().t.deps.db)).toEqual([])
})
