import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../../../../test/index.ts'

let t: TestApp
let headers: { authorization: string }
let people: TestCustomer[]
beforeAll(async () => {
  t = await buildTestApp()
  headers = (await signIn(t.deps, await createAdmin(t.deps))).headers
  people = []
  for (const name of ['Zélia', 'Ângela', 'Bruno_50%']) {
    const person = await createCustomer(t.deps)
    await t.deps.db.updateTable('users').set({ first_name: name }).where('id', '=', person.userId).execute()
    people.push(person)
  }
})
afterAll(() => t.close())

const list = async (query: Readonly<Record<string, string>> = {}, as = headers) => {
  const url = `/api/v1/customer/getCustomerAll?${new URLSearchParams(query)}`
  const answer = await t.app.inject({ url, headers: as })
  return { status: answer.statusCode, body: answer.json() }
}
const idsOf = async (query: Readonly<Record<string, string>>): Promise<string[]> =>
  (await list(query)).body.data.map(({ id }: { id: string }) => id)
const cpfOf = async (person: TestCustomer): Promise<string> => {
  const own = await t.app.inject({
    url: '/api/v1/customer/info',
    headers: (await signIn(t.deps, person)).headers,
  })
  return own.json().personalData.cpf
}

test('is for admins, by name and in pages, with masked CPFs and nothing else that is sealed', async () => {
  const { body } = await list({ pageSize: '2' })
  expect(body.meta).toEqual({ page: 1, pageSize: 2, total: 3 })
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([
    people[1]?.customerId,
    people[2]?.customerId,
  ])
  const [first] = body.data
  const cpf = await cpfOf(people[1] as TestCustomer)
  expect(first).toEqual({
    id: people[1]?.customerId,
    name: expect.stringContaining('Ângela'),
    email: people[1]?.email,
    avatar: null,
    cpf: `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`,
    status: 'active',
    created_at: expect.any(String),
  })
  const asCustomer = (await signIn(t.deps, people[0] as TestCustomer)).headers
  expect((await list({}, asCustomer)).status).toBe(403)
})

test('finds names without their accents, e-mails, and a CPF only when it is whole', async () => {
  const [zelia, angela, bruno] = people as [TestCustomer, TestCustomer, TestCustomer]
  expect(await idsOf({ search: 'zelia' })).toEqual([zelia.customerId])
  expect(await idsOf({ search: 'ANGELA' })).toEqual([angela.customerId])
  expect(await idsOf({ search: bruno.email.slice(0, -4) })).toEqual([bruno.customerId])
  expect(await idsOf({ search: '_50%' })).toEqual([bruno.customerId])
  expect(await idsOf({ search: '%' })).toEqual([bruno.customerId])
  const cpf = await cpfOf(zelia)
  expect(await idsOf({ search: cpf })).toEqual([zelia.customerId])
  expect(
    await idsOf({ search: `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}` }),
  ).toEqual([zelia.customerId])
  expect(await idsOf({ search: cpf.slice(0, 6) })).toEqual([])
})

test('is filtered by status', async () => {
  const [zelia] = people as [TestCustomer]
  await t.deps.db
    .updateTable('customers')
    .set({ status: 'blocked' })
    .where('id', '=', zelia.customerId)
    .execute()
  expect(await idsOf({ status: 'blocked' })).toEqual([zelia.customerId])
  expect(await idsOf({ status: 'blocked', search: 'angela' })).toEqual([])
  expect((await list({ status: 'asleep' })).status).toBe(422)
})
