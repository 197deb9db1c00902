import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  callOf,
  confirm,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCredit,
  PRICE,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../test/index.ts'

let t: TestApp
let admin: SignedIn
let paula: TestCustomer
let zelia: TestCustomer
let helena: TestSpecialist
let first: string
let second: string
const call = callOf(() => t)

beforeAll(async () => {
  t = await buildTestApp()
  admin = await signIn(t.deps, await createAdmin(t.deps))
  const specialtyId = await createSpecialty(t.deps)
  paula = await createCustomer(t.deps, { name: ['Paula', 'Conceição'] })
  zelia = await createCustomer(t.deps, { name: ['Zélia', '50%_Prado'] })
  helena = await createSpecialist(t.deps, { specialtyId, price: PRICE, name: ['Helena', 'Prado'] })
  const book = async (customer: TestCustomer, startsAt: string): Promise<string> => {
    await giveCredit(t.deps, customer.customerId, PRICE)
    const order = { specialistId: helena.specialistId, specialtyId, startsAt, method: 'wallet' } as const
    return (await confirm(t, customer, await signIn(t.deps, customer), order)).json().id
  }
  first = await book(paula, '2026-11-24T12:00:00.000Z')
  t.clock.advance(1000)
  second = await book(zelia, '2026-11-25T12:00:00.000Z')
  await t.deps.db
    .updateTable('payments')
    .set({ provider_order_id: 'or_Kx81', provider_charge_id: 'ch_9zQ4' })
    .where('appointment_id', '=', first)
    .execute()
})
afterAll(() => t.close())

const found = async (search: string): Promise<readonly string[]> => {
  const { status, body } = await call(admin, 'GET', `support/sales?${new URLSearchParams({ search })}`)
  expect(status).toBe(200)
  expect(body.meta.total).toBe(body.data.length)
  return body.data.map(({ id }: { id: string }) => id)
}
const cpfOf = async (who: TestCustomer): Promise<string> =>
  (await call(await signIn(t.deps, who), 'GET', 'customer/info')).body.personalData.cpf

describe('support finds an appointment', () => {
  test('by a part of the patient’s name or e-mail, without accents, and by the specialist’s', async () => {
    expect(await found('conceicao')).toEqual([first])
    expect(await found(paula.email.slice(0, -4))).toEqual([first])
    expect(await found('helena')).toEqual([second, first])
    expect(await found('PRADO')).toEqual([second, first])
    expect(await found(helena.email)).toEqual([second, first])
    expect(await found('50%_')).toEqual([second])
    expect(await found('ninguém assim')).toEqual([])
  })

  test('sorted by when it was sold or by amount, either way; amounts that are equal keep their order', async () => {
    const sorted = async (sort: string) => {
      const { body } = await call(admin, 'GET', `support/sales?sort=${sort}`)
      return body.data.map(({ id }: { id: string }) => id)
    }
    expect(await sorted('created_at')).toEqual([first, second])
    expect(await sorted('-created_at')).toEqual([second, first])
    expect((await sorted('amount')).toReversed()).toEqual(await sorted('-amount'))
    expect((await call(admin, 'GET', 'support/sales?sort=cpf')).status).toBe(422)
  })

  test('by a whole CPF, typed with points or without, never by a part of one', async () => {
    const cpf = await cpfOf(paula)
    expect(await found(cpf)).toEqual([first])
    expect(await found(cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'))).toEqual([first])
    expect(await found(cpf.slice(0, 6))).toEqual([])
  })

  test('by a dependent’s name and CPF', async () => {
    const guardian = await signIn(t.deps, zelia)
    const cpf = '52998224725'
    const child = {
      name: 'Íris Prado Lima',
      birthDate: '2019-05-04',
      sex: 'feminino',
      relation: 'child',
      cpf,
    }
    const { status, body } = await call(guardian, 'POST', 'customer/dependents', child)
    expect(status, JSON.stringify(body)).toBe(201)
    await t.deps.db
      .updateTable('appointments')
      .set({ dependent_id: body.id })
      .where('id', '=', second)
      .execute()
    expect(await found('iris prado')).toEqual([second])
    expect(await found(cpf)).toEqual([second])
    const list = await call(admin, 'GET', 'support/sales?search=iris')
    expect(list.body.data).toMatchObject([
      { dependent: { name: 'Íris Prado Lima' }, customer: { id: zelia.customerId } },
    ])
  })

  test('by its number, the payment’s, and the person’s, however it is typed', async () => {
    const { id } = await t.deps.db
      .selectFrom('payments')
      .select('id')
      .where('appointment_id', '=', first)
      .executeTakeFirstOrThrow()
    for (const number of [first, first.toUpperCase(), ` ${first} `, id, paula.customerId])
      expect(await found(number)).toEqual([first])
    expect(await found(helena.specialistId)).toEqual([second, first])
    expect(await found(t.deps.newId())).toEqual([])
  })

  test('by the provider’s order or charge, whole', async () => {
    expect(await found('or_Kx81')).toEqual([first])
    expect(await found('ch_9zQ4')).toEqual([first])
    expect(await found('ch_9z')).toEqual([])
  })

  test('among all of them, newest first, by the page', async () => {
    const page = await call(admin, 'GET', 'support/sales?pageSize=1&page=2')
    expect(page.body).toMatchObject({ data: [{ id: first }], meta: { page: 2, pageSize: 1, total: 2 } })
    expect(page.body.data[0]).toEqual({
      id: first,
      kind: 'appointment',
      status: 'confirmed',
      canceled_by: null,
      customer: { id: paula.customerId, name: 'Paula Conceição' },
      dependent: null,
      specialist: { id: helena.specialistId, name: 'Helena Prado' },
      specialty: expect.stringContaining('Especialidade'),
      starts_at: '2026-11-24T12:00:00.000Z',
      timezone: 'America/Sao_Paulo',
      created_at: expect.any(String),
      amount: PRICE,
      method: 'wallet',
      payment_status: 'paid',
    })
  })
})

test('is for admins alone', async () => {
  for (const path of ['support/sales', `support/sales/${first}`]) {
    expect((await call(null, 'GET', path)).status).toBe(401)
    for (const who of [paula, helena])
      expect(await call(await signIn(t.deps, who), 'GET', path)).toMatchObject({ status: 403 })
  }
  expect((await call(admin, 'GET', `support/sales/${t.deps.newId()}`)).status).toBe(404)
  expect((await call(admin, 'GET', 'support/sales/nothing')).status).toBe(400)
})
