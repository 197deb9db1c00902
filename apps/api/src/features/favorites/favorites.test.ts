import { DAY } from '@emma/domain/interval'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestSpecialist,
} from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/fixture.ts'

let t: TestApp
let paula: SignedIn
let sergio: TestSpecialist
beforeAll(async () => {
  t = await buildTestApp()
  const specialtyId = await createSpecialty(t.deps)
  sergio = await createSpecialist(t.deps, { specialtyId })
  paula = await signIn(t.deps, await createCustomer(t.deps))
})
afterAll(() => t.close())

const ask = (method: 'GET' | 'PUT', path: string, session: SignedIn | null) =>
  t.app.inject({ method, url: `/api/v1/${path}`, headers: session?.headers ?? {} })
const count = async () => (await t.deps.db.selectFrom('favorites').selectAll().execute()).length

test.each([
  ['GET', (id: string) => `customer/favorites/${id}`],
  ['PUT', (id: string) => `customer/favorites/${id}/change`],
  ['GET', () => 'customer/favorites'],
  ['GET', () => 'customer/recent-specialists'],
] as const)(
  '%s is refused without a token and to a specialist, and changes nothing',
  async (method, path) => {
    const { specialistId } = sergio
    expect((await ask(method, path(specialistId), null)).statusCode).toBe(401)
    expect((await ask(method, path(specialistId), await signIn(t.deps, sergio))).statusCode).toBe(403)
    expect(await count()).toBe(0)
  },
)

test('a specialist who is not there or not active cannot be a favourite', async () => {
  const hidden = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps), status: 3 })
  for (const id of [crypto.randomUUID(), hidden.specialistId]) {
    expect((await ask('PUT', `customer/favorites/${id}/change`, paula)).statusCode).toBe(404)
    expect((await ask('GET', `customer/favorites/${id}`, paula)).statusCode).toBe(404)
  }
  expect(await count()).toBe(0)
})

test('a favourite is one of this customer alone, shows on cards, and is taken back', async () => {
  const { specialistId: id } = sergio
  const other = await signIn(t.deps, await createCustomer(t.deps))
  expect((await ask('PUT', `customer/favorites/${id}/change`, paula)).json()).toEqual({ favorite: true })
  expect((await ask('GET', `customer/favorites/${id}`, paula)).json()).toEqual({ favorite: true })
  expect((await ask('GET', `customer/favorites/${id}`, other)).json()).toEqual({ favorite: false })
  const mine = (await ask('GET', 'customer/favorites', paula)).json()
  expect(mine).toMatchObject({ data: [{ id, favorite: true }], meta: { total: 1 } })
  expect((await ask('GET', 'customer/favorites', other)).json().data).toEqual([])
  const cards = async (session: SignedIn) =>
    (await ask('GET', 'specialists/specialists', session)).json().data
  expect(await cards(paula)).toMatchObject([{ favorite: true }])
  expect(await cards(other)).toMatchObject([{ favorite: false }])
  expect((await ask('PUT', `customer/favorites/${id}/change`, paula)).json()).toEqual({ favorite: false })
  expect(await count()).toBe(0)
})

test('pressed several times at once, each press turns what the one before made of it', async () => {
  const { specialistId: id } = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
  const presses = await Promise.all(
    Array.from({ length: 6 }, () => ask('PUT', `customer/favorites/${id}/change`, paula)),
  )
  const became = presses.map((press) => press.json().favorite)
  expect(became.filter((favorite) => favorite)).toHaveLength(3)
  expect((await ask('GET', `customer/favorites/${id}`, paula)).json()).toEqual({ favorite: false })
})

test('who attended is found again, the latest first, as long as they attend', async () => {
  const specialtyId = await createSpecialty(t.deps)
  const [ana, bia, gone] = [
    await createSpecialist(t.deps, { specialtyId }),
    await createSpecialist(t.deps, { specialtyId }),
    await createSpecialist(t.deps, { specialtyId, status: 3 }),
  ]
  const customer = await createCustomer(t.deps)
  const attend = (specialist: TestSpecialist, days: number, status = 'finished') =>
    insertAppointment(t, {
      specialist,
      customer,
      specialtyId,
      startsAt: new Date(t.clock.now().getTime() - days * DAY),
      status,
    })
  await attend(ana, 30)
  await attend(bia, 20)
  await attend(ana, 10)
  await attend(gone, 5)
  await attend(sergio, 3, 'canceled_by_customer')
  const recent = (await ask('GET', 'customer/recent-specialists', await signIn(t.deps, customer))).json()
  expect(recent.data.map(({ id }: { id: string }) => id)).toEqual([ana.specialistId, bia.specialistId])
  expect((await ask('GET', 'customer/recent-specialists', paula)).json()).toEqual({ data: [] })
})
