import { DAY } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { createCompany, giveBankAccount, giveEarnings } from '../../../../test/earnings.ts'
import {
  createSpecialist,
  giveCard,
  giveCredit,
  ledgerFaults,
  PRICE,
  type SignedIn,
  signIn,
  useBookingFixture,
} from '../../../../test/index.ts'
import { releaseEarnings } from './release-earnings.ts'

const w = useBookingFixture()
const SHARE = 12_750

const mine = (): Promise<SignedIn> => signIn(w().t.deps, w().specialist)
const get = async (path: string) => {
  const { headers } = await mine()
  return w().t.app.inject({ url: `/api/v1/balances/balanceSpecialist${path}`, headers })
}
const balance = async (query = '') => (await get(`?${query}`)).json()
const bookAt = async (startsAt: string): Promise<string> => {
  await giveCredit(w().t.deps, w().paula.customerId, PRICE)
  return (await w().book('wallet', { startsAt })).json().id
}
const endAs = async (id: string, status: 'finished' | 'no_show', at: string) => {
  const finished_at = new Date(at)
  await w().t.deps.db.updateTable('appointments').set({ status, finished_at }).where('id', '=', id).execute()
}
const releaseAll = async () => {
  w().t.clock.advance(4 * DAY)
  await releaseEarnings(w().t.deps)
}
const ask = async (amount: number) =>
  w().t.app.inject({
    method: 'POST',
    url: '/api/v1/finance/withdrawals',
    headers: (await mine()).headers,
    payload: { amount },
  })

test('each line says which withdrawals took of it, the first available first', async () => {
  await giveBankAccount(w().t, w().specialist, await mine())
  const first = await bookAt('2026-11-24T12:00:00.000Z')
  const second = await bookAt('2026-11-24T13:00:00.000Z')
  await endAs(first, 'finished', '2026-11-24T12:30:00.000Z')
  await endAs(second, 'no_show', '2026-11-24T13:30:00.000Z')
  await releaseAll()
  expect(await balance()).toMatchObject({ waiting_funds: 0, available: 2 * SHARE })
  const one = (await ask(10_000)).json()
  w().t.clock.advance(1000)
  const two = (await ask(8000)).json()
  w().t.clock.advance(1000)
  const failed = (await ask(5000)).json()
  await w()
    .t.deps.db.updateTable('withdrawals')
    .set({ status: 'failed' })
    .where('id', '=', failed.id)
    .execute()
  const lines = new Map<string, { id: string; amount: number }[]>()
  for (const line of (await balance()).transactions) lines.set(line.schedule_id, line.withdrawals)
  expect(lines.get(first)).toMatchObject([
    { id: one.id, amount: 10_000, status: 'requested' },
    { id: two.id, amount: SHARE - 10_000 },
  ])
  expect(lines.get(second)).toMatchObject([{ id: two.id, amount: 8000 - (SHARE - 10_000) }])
})

test('what a late cancellation kept is earned, and available after the planned end', async () => {
  const { session, t } = w()
  await giveCard(t, session)
  const { id } = (await w().book('credit_card')).json()
  t.clock.set('2026-11-24T11:00:00.000Z')
  expect((await w().cancel(id)).statusCode).toBe(200)
  const kept = await w().waiting()
  expect(kept).toBe(3825)
  const line = {
    schedule_id: id,
    earned: kept,
    status: 'waiting_funds',
    available_at: '2026-11-26T12:30:00.000Z',
  }
  expect((await balance()).transactions).toMatchObject([line])
  t.clock.set('2026-11-26T12:29:59.000Z')
  await releaseEarnings(t.deps)
  expect(await w().waiting()).toBe(kept)
  t.clock.set('2026-11-26T12:30:00.000Z')
  await releaseEarnings(t.deps)
  expect(await balance()).toMatchObject({
    waiting_funds: 0,
    available: kept,
    transactions: [{ status: 'available', earned: kept }],
  })
  expect(await ledgerFaults(t.deps.db)).toEqual([])
})

test('what was canceled in full is nothing, now and after the release', async () => {
  const { session, t } = w()
  await giveCard(t, session)
  const { id } = (await w().book('credit_card', { startsAt: '2026-11-26T12:00:00.000Z' })).json()
  await w().cancel(id)
  const canceled = [{ schedule_id: id, status: 'canceled', earned: 0, available_at: null, withdrawals: [] }]
  expect((await balance('status=canceled')).transactions).toMatchObject(canceled)
  await w().t.clock.set('2026-12-01T12:00:00.000Z')
  await releaseEarnings(t.deps)
  expect((await balance()).available).toBe(0)
  expect((await balance('status=canceled')).transactions).toMatchObject([{ earned: 0 }])
})

test('the lines come in the order that is asked for, the newest first where none is', async () => {
  const early = await bookAt('2026-11-26T12:00:00.000Z')
  const late = await bookAt('2026-11-26T13:00:00.000Z')
  await w().cancel(late)
  const order = async (query: string) =>
    (await balance(query)).transactions.map(({ schedule_id }: { schedule_id: string }) => schedule_id)
  expect(await order('')).toEqual([late, early])
  expect(await order('sort=starts_at')).toEqual([early, late])
  expect(await order('sort=earned')).toEqual([late, early])
  expect(await order('sort=-earned')).toEqual([early, late])
  expect((await get('?sort=customer')).statusCode).toBe(422)
})

test('what was earned in a company is available apart, in one sum', async () => {
  const { specialist, t } = w()
  const specialtyId = w().specialtyId
  const boss = await createSpecialist(t.deps, { specialtyId })
  const companyId = await createCompany(t.deps, [boss, specialist])
  await t.deps.db.updateTable('companies').set({ percent: 20 }).where('id', '=', companyId).execute()
  await t.deps.db
    .updateTable('company_members')
    .set({ is_active: true })
    .where('specialist_id', '=', specialist.specialistId)
    .execute()
  const id = await bookAt('2026-11-24T12:00:00.000Z')
  await endAs(id, 'finished', '2026-11-24T12:30:00.000Z')
  await releaseAll()
  await giveEarnings(t, specialist, 1000)
  expect(await balance()).toMatchObject({
    available: 11_200,
    transactions: [{ company: { id: companyId }, company_share: 2550, earned: 10_200 }],
  })
  expect(await w().balance(`available:${specialist.specialistId}:${companyId}`)).toBe(10_200)
  expect(await w().balance(`available:${companyId}`)).toBe(2550)
})

test('the file has the same lines, for a spreadsheet of Brazil, and no formula of a stranger', async () => {
  const { paula, t } = w()
  const name = { first_name: '=cmd;', last_name: '"x"' }
  await t.deps.db.updateTable('users').set(name).where('id', '=', paula.userId).execute()
  await bookAt('2026-11-24T12:00:00.000Z')
  await bookAt('2026-11-25T12:00:00.000Z')
  const answer = await get('/statement.csv?from=2026-11-25')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('extrato-emma.csv')
  const [head, line, ...rest] = answer.body.split('\r\n')
  expect(head).toMatch(/^\uFEFFData da consulta;Hora \(horário de Brasília\);Paciente;/)
  expect(line).toBe(
    `25/11/2026;09:00;"'=cmd; ""x""";${line?.split(';')[4]};A receber;Carteira;23/11/2026;150,00;22,50;15%;;0,00;;127,50;0,00;127,50;;0,00;`,
  )
  expect(rest).toEqual([''])
  expect((await get('/statement.csv?from=yesterday')).statusCode).toBe(422)
})

test('the statement of one patient: the list and the file leave out everybody else', async () => {
  const { paula, t } = w()
  const name = { first_name: 'Ângela', last_name: 'Conceição' }
  await t.deps.db.updateTable('users').set(name).where('id', '=', paula.userId).execute()
  await bookAt('2026-11-24T12:00:00.000Z')
  expect(await balance('search=angela%20conc')).toMatchObject({
    transactions: [{ customer: { name: 'Ângela Conceição' } }],
    meta: { total: 1 },
    filters: { search: 'angela conc' },
  })
  expect(await balance('search=Bruno')).toMatchObject({ transactions: [], meta: { total: 0 } })
  expect((await get('/statement.csv?search=angela')).body.split('\r\n')).toHaveLength(3)
  expect((await get('/statement.csv?search=Bruno')).body.split('\r\n')).toHaveLength(2)
})

test('months, the current one last, with what was earned and withdrawn in each', async () => {
  await giveBankAccount(w().t, w().specialist, await mine())
  const id = await bookAt('2026-11-24T12:00:00.000Z')
  await endAs(id, 'finished', '2026-11-24T12:30:00.000Z')
  await releaseAll()
  await ask(6000)
  const { data } = (await get('/series?months=3')).json()
  const nothing = { earned: 0, withdrawn: 0, appointments: 0 }
  expect(data).toEqual([
    { month: '2026-09', ...nothing },
    { month: '2026-10', ...nothing },
    { month: '2026-11', earned: SHARE, withdrawn: 6000, appointments: 1 },
  ])
  expect((await get('/series?months=0')).statusCode).toBe(422)
})
