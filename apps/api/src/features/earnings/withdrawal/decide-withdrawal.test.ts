import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createCompany } from '../../../../test/earnings.ts'
import { useWithdrawalFixture } from '../../../../test/fixtures/withdrawal-fixture.ts'
import { createCustomer, createSpecialist, ledgerFaults, signIn } from '../../../../test/index.ts'

const w = useWithdrawalFixture()

const setVariable = (name: string, value: number) =>
  w()
    .t.deps.db.insertInto('variables')
    .values({ name, value, updated_at: w().t.clock.now() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

describe('deciding', () => {
  test('nobody decides their own, somebody else’s is not there, customers may not ask', async () => {
    await w().earn(10_000)
    const { id } = (await w().ask(6000)).json()
    const stranger = await signIn(
      w().t.deps,
      await createSpecialist(w().t.deps, { specialtyId: w().specialtyId }),
    )
    const paula = await signIn(w().t.deps, await createCustomer(w().t.deps))
    for (const decide of ['approve', 'reject'] as const) {
      expect((await w()[decide](id, w().session)).json()).toMatchObject({ status: 403, code: 'forbidden' })
      expect((await w()[decide](id, stranger)).statusCode).toBe(404)
      expect((await w()[decide](id, paula)).statusCode).toBe(403)
      expect((await w()[decide](randomUUID())).statusCode).toBe(404)
    }
    expect((await w().call('GET', '', stranger)).json()).toMatchObject({ data: [], meta: { total: 0 } })
    expect((await w().stored(id)).status).toBe('requested')
  })

  test('a rejection says why, gives the money back, and is the end', async () => {
    await w().earn(10_000)
    const { id } = (await w().ask(6000)).json()
    for (const payload of [{ reason: '' }, { reason: 'Não', more: 1 }])
      expect((await w().call('POST', `/${id}/reject`, w().admin, payload)).statusCode).toBe(422)
    expect((await w().reject(id)).json()).toMatchObject({ status: 'rejected', reason: 'Conta em análise' })
    expect([await w().available(), await w().transferred()]).toEqual([10_000, 0])
    for (const decide of ['approve', 'reject'] as const)
      expect((await w()[decide](id)).json()).toMatchObject({ status: 409, code: 'invalid_transition' })
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('approved and rejected at once, one of both happens', async () => {
    await w().earn(10_000)
    const { id } = (await w().ask(6000)).json()
    const answers = await Promise.all([w().approve(id), w().reject(id), w().approve(id), w().reject(id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    const rejected = (await w().stored(id)).status === 'rejected'
    expect(await w().available()).toBe(rejected ? 10_000 : 4000)
  })

  test('the rules are on the wire as they are kept, and who decides for others', async () => {
    const rules = async (who = w().session) =>
      (await w().t.app.inject({ url: '/api/v1/balances/balanceSpecialist', headers: who.headers })).json()
    await setVariable('min_withdrawal', 7000)
    await setVariable('auto_withdrawal', 9000)
    expect(await rules()).toMatchObject({
      withdrawal_rules: { minimum: 7000, approved_below: 9000 },
      approves_withdrawals: false,
    })
    await w().earn(20_000)
    expect((await w().ask(6999)).json()).toMatchObject({ status: 422, code: 'withdrawal_too_small' })
    expect((await w().ask(7000)).json()).toMatchObject({ status: 'approved' })
    const boss = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId })
    await createCompany(w().t.deps, [boss, w().specialist])
    expect(await rules(await signIn(w().t.deps, boss))).toMatchObject({ approves_withdrawals: true })
    await setVariable('min_withdrawal', 5000)
  })

  test('small ones need nobody', async () => {
    await setVariable('auto_withdrawal', 8000)
    await w().earn(20_000)
    expect((await w().ask(7999)).json()).toMatchObject({ status: 'approved' })
    expect((await w().ask(8000)).json()).toMatchObject({ status: 'requested' })
    await setVariable('auto_withdrawal', 0)
  })

  test('what was earned in a company is approved by its w().admin member, the rest by the platform', async () => {
    const boss = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId })
    const bossSession = await signIn(w().t.deps, boss)
    const companyId = await createCompany(w().t.deps, [boss, w().specialist])
    await w().earn(6000)
    await w().earn(10_000, companyId)
    const { id, parts } = (await w().ask(11_000)).json()
    expect(parts).toMatchObject([
      { company: null, amount: 6000, approver: 'platform' },
      { company: { id: companyId }, amount: 5000, approver: 'company_admin' },
    ])
    expect(await w().notifiedKinds(boss.userId)).toEqual(['withdrawal_waiting'])
    expect((await w().call('GET', '?scope=approval', bossSession)).json().data).toMatchObject([
      { id, can: { approve: true } },
    ])
    expect((await w().approve(id, bossSession)).json()).toMatchObject({ status: 'requested' })
    expect((await w().approve(id, bossSession)).statusCode).toBe(403)
    expect((await w().approve(id)).json()).toMatchObject({ status: 'approved' })
    const second = (await w().ask(5000)).json()
    expect((await w().approve(second.id)).statusCode).toBe(403)
    expect((await w().reject(second.id, bossSession)).json()).toMatchObject({ status: 'rejected' })
    expect(await w().balanceOf(`available:${w().specialist.specialistId}:${companyId}`)).toBe(5000)
  })

  test('the only w().admin member of a company is decided about by the platform', async () => {
    const companyId = await createCompany(w().t.deps, [w().specialist])
    await w().earn(6000, companyId)
    const { id, parts } = (await w().ask(6000)).json()
    expect(parts).toMatchObject([{ company: { id: companyId }, approver: 'platform' }])
    expect((await w().approve(id, w().session)).statusCode).toBe(403)
    expect((await w().approve(id)).statusCode).toBe(200)
  })
})
