import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bankAccountOf, giveBankAccount, giveCpf, giveEarnings } from '../../../../test/earnings.ts'
import {
  addFault,
  buildTestApp,
  clearFaults,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  runJobs,
  type SignedIn,
  signIn,
  TEST_NOW,
  type TestApp,
  type TestSpecialist,
} from '../../../../test/index.ts'
import { sweepBankAccounts } from './sweep-bank-accounts.ts'

let t: TestApp
let specialtyId: string
let specialist: TestSpecialist
let session: SignedIn
let cpf: string

beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())
beforeEach(async () => {
  await forgetJobs(t)
  await clearFaults(t)
  specialist = await createSpecialist(t.deps, { specialtyId })
  session = await signIn(t.deps, specialist)
  cpf = await giveCpf(t.deps, specialist)
})

const urlOf = (id = specialist.specialistId) => `/api/v1/specialists/bank_account/${id}`
const save = (change: object = {}, id?: string) =>
  t.app.inject({
    method: 'POST',
    url: urlOf(id),
    headers: session.headers,
    payload: { ...bankAccountOf(cpf), ...change },
  })
const rows = () =>
  t.deps.db
    .selectFrom('bank_accounts')
    .select(['status', 'bank_code', 'provider_account_id'])
    .where('specialist_id', '=', specialist.specialistId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
const fault = (mode: string, match: string) => addFault(t, 'pagarme', { mode, match })
const refusedFields = async (change: object) => {
  const answer = await save(change)
  expect(answer.statusCode).toBe(422)
  return (answer.json().errors as { path: string }[]).map(({ path }) => path)
}

test('is answered with the provider’s ids, kept sealed, and told by e-mail', async () => {
  const answer = await save({ agencia: '2545', type_account: 'conta_poupanca', document_number: cpf })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    bank_account_id: expect.stringMatching(/^ba_/),
    recipient_id: expect.stringMatching(/^re_/),
    bank_code: '341',
    agencia: '2545',
    conta: '02366',
    conta_dv: '1',
    type_account: 'savings',
    document_number: cpf,
    name_account: 'Sergio Teste',
  })
  const [row] = await t.deps.db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('specialist_id', '=', specialist.specialistId)
    .execute()
  expect(JSON.stringify(row)).not.toContain(cpf)
  expect(row?.details_sealed.toString('latin1')).not.toContain('Sergio')
  const notices = await t.deps.db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', specialist.userId)
    .execute()
  expect(notices).toEqual([{ kind: 'bank_account_added' }])
  const read = await t.app.inject({ url: urlOf(), headers: session.headers })
  expect(read.json()).toMatchObject({ bank_account_id: answer.json().bank_account_id })
})

describe('is refused, and nothing is written, where', () => {
  test.each([
    [{ bank_code: '000' }, ['bank_code']],
    [{ bank_code: '34' }, ['bank_code']],
    [{ conta_dv: '2' }, ['conta_dv']],
    [{ bank_code: '001', agencia: '1584', agencia_dv: '8', conta: '210169', conta_dv: '6' }, ['agencia_dv']],
    [{ agencia: '25450' }, ['agencia']],
    [{ document_number: '52998224725' }, ['document_number']],
    [{ document_number: '11222333000181' }, ['document_number']],
    [{ name_account: '' }, ['name_account']],
    [{ type_account: 'salary' }, ['type_account']],
    [{ pix: 'x' }, ['pix']],
  ])('%j', async (change, fields) => {
    expect(await refusedFields(change)).toEqual(fields)
    expect(await rows()).toEqual([])
  })

  test('it is somebody else’s, or nobody’s', async () => {
    const other = await createSpecialist(t.deps, { specialtyId })
    for (const id of [other.specialistId, t.deps.newId()]) {
      expect((await save({}, id)).statusCode).toBe(404)
      expect((await t.app.inject({ url: urlOf(id), headers: session.headers })).statusCode).toBe(404)
      const removed = await t.app.inject({ method: 'DELETE', url: urlOf(id), headers: session.headers })
      expect(removed.statusCode).toBe(404)
    }
    expect((await save({}, 'not-an-id')).statusCode).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('the person has a second factor that this session did not show lately', async () => {
    const at = t.clock.now()
    await t.deps.db
      .insertInto('second_factors')
      .values({
        user_id: specialist.userId,
        secret_sealed: Buffer.from('x'),
        created_at: at,
        confirmed_at: at,
      })
      .execute()
    expect((await save()).json()).toMatchObject({ status: 403, code: 'second_factor_required' })
    expect(await rows()).toEqual([])
    const shown = { second_factor_at: at }
    await t.deps.db.updateTable('sessions').set(shown).where('id', '=', session.sessionId).execute()
    expect((await save()).statusCode).toBe(201)
  })

  test('the provider does not take it', async () => {
    await fault('refuse', 'POST /recipients')
    expect((await save()).json()).toMatchObject({ status: 422, code: 'bank_account_refused' })
    expect(await rows()).toMatchObject([{ status: 'refused' }])
    expect((await t.app.inject({ url: urlOf(), headers: session.headers })).statusCode).toBe(404)
  })
})

test('an own CNPJ counts once it is declared', async () => {
  const cnpj = '11222333000181'
  expect(await refusedFields({ document_number: cnpj })).toEqual(['document_number'])
  const id = specialist.specialistId
  const cell = { subjectId: id, column: 'specialists.special_document_sealed', rowId: id }
  const sealed = await t.deps.vault.seal(t.deps.db, cell, { type: 'CNPJ', number: '11.222.333/0001-81' })
  await t.deps.db
    .updateTable('specialists')
    .set({ special_document_sealed: sealed })
    .where('id', '=', id)
    .execute()
  expect((await save({ document_number: cnpj })).json()).toMatchObject({ document_number: cnpj })
})

test('a change keeps the history, the recipient and one account', async () => {
  const first = (await save()).json()
  const second = await save({
    bank_code: '001',
    agencia: '1584',
    agencia_dv: '9',
    conta: '210169',
    conta_dv: '6',
  })
  expect(second.json()).toMatchObject({ recipient_id: first.recipient_id, bank_code: '001', agencia_dv: '9' })
  expect(second.json().bank_account_id).not.toBe(first.bank_account_id)
  expect(await rows()).toMatchObject([{ status: 'replaced' }, { status: 'active', bank_code: '001' }])
})

test('the first one is told as added, the next as changed, and its end as removed', async () => {
  await save()
  await save({ conta: '02366', type_account: 'conta_poupanca' })
  await t.app.inject({ method: 'DELETE', url: urlOf(), headers: session.headers })
  const { db } = t.deps
  const told = await db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', specialist.userId)
    .orderBy('id')
    .execute()
  expect(told.map(({ kind }) => kind)).toEqual([
    'bank_account_added',
    'bank_account_changed',
    'bank_account_removed',
  ])
  const kept = await db
    .selectFrom('money_audit')
    .select('action')
    .where('user_id', '=', specialist.userId)
    .orderBy('id')
    .execute()
  expect(kept.map(({ action }) => action)).toEqual([
    'bank_account_added',
    'bank_account_changed',
    'bank_account_deleted',
  ])
})

test('a lost answer is 502, and the account counts once the job has asked again', async () => {
  await fault('drop_response', 'POST /recipients')
  expect((await save()).json()).toMatchObject({ status: 502, code: 'provider_failed' })
  expect(await rows()).toMatchObject([{ status: 'pending' }])
  expect(await runJobs(t)).toEqual([])
  expect(await rows()).toMatchObject([
    { status: 'active', provider_account_id: expect.stringMatching(/^ba_/) },
  ])
})

test('where its job died with a worker, the sweep finds it', async () => {
  await fault('drop_response', 'POST /recipients')
  await save()
  await forgetJobs(t)
  t.clock.advance(120_000)
  await sweepBankAccounts(t.deps)
  expect(await rows()).toMatchObject([{ status: 'active' }])
  t.clock.set(TEST_NOW)
})

test('after a lost answer another account may be given at once, and is the one that the provider has', async () => {
  await fault('drop_response', 'POST /recipients')
  await save()
  const second = await save({ bank_code: '001', agencia: '1584', conta: '210169', conta_dv: '6' })
  expect(second.statusCode).toBe(201)
  await runJobs(t)
  expect((await rows()).map(({ status }) => status)).toEqual(['replaced', 'active'])
  const recipient = await t.deps.payments.findRecipient(second.json().recipient_id)
  expect(recipient?.accountId).toBe(second.json().bank_account_id)
})

test('ten at once leave one account, the one that the provider has', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => save()))
  const statuses = new Set(answers.map(({ statusCode }) => statusCode))
  expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true)
  const active = (await rows()).filter(({ status }) => status === 'active')
  expect(active).toHaveLength(1)
  const [made] = answers.filter(({ statusCode }) => statusCode === 201)
  const recipient = await t.deps.payments.findRecipient(made?.json().recipient_id)
  expect(active[0]?.provider_account_id).toBe(recipient?.accountId)
})

test('is taken away, but not while a withdrawal is on its way', async () => {
  await giveBankAccount(t, specialist, session)
  await giveEarnings(t, specialist, 10_000)
  const remove = () => t.app.inject({ method: 'DELETE', url: urlOf(), headers: session.headers })
  const asked = await t.app.inject({
    method: 'POST',
    url: '/api/v1/finance/withdrawals',
    headers: session.headers,
    payload: { amount: 6000 },
  })
  expect(asked.statusCode).toBe(201)
  expect((await remove()).json()).toMatchObject({ status: 409, code: 'withdrawal_open' })
  expect(await rows()).toMatchObject([{ status: 'active' }])
  const ended = { status: 'rejected' }
  await t.deps.db.updateTable('withdrawals').set(ended).where('id', '=', asked.json().id).execute()
  expect((await remove()).statusCode).toBe(204)
  expect((await remove()).statusCode).toBe(404)
  expect(await rows()).toMatchObject([{ status: 'deleted' }])
})

test('a link to the provider’s check of identity', async () => {
  const kyc = () => t.app.inject({ method: 'POST', url: `${urlOf()}/kyc`, headers: session.headers })
  expect((await kyc()).statusCode).toBe(404)
  await save()
  expect((await kyc()).json()).toMatchObject({ url: expect.stringMatching(/^http/) })
})
