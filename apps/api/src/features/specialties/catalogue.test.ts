import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../test/index.ts'

let t: TestApp
let admin: SignedIn
let patient: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  admin = await signIn(t.deps, await createAdmin(t.deps))
  patient = await signIn(t.deps, await createCustomer(t.deps))
})
afterAll(() => t.close())

const ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  session: SignedIn | null,
  payload?: object,
) =>
  t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: session?.headers ?? {},
    ...(payload ? { payload } : {}),
  })
const names = async () =>
  await t.deps.db.selectFrom('specialties').select(['name', 'enabled', 'icon']).orderBy('name').execute()
const publicNames = async (): Promise<string[]> =>
  (await ask('GET', 'specialties?pageSize=100', null)).json().data.map(({ name }: { name: string }) => name)

test('nobody but an admin writes it', async () => {
  const id = await createSpecialty(t.deps)
  const before = await names()
  for (const [session, status] of [
    [null, 401],
    [patient, 403],
  ] as const) {
    expect((await ask('POST', 'specialties', session, { name: 'X' })).statusCode).toBe(status)
    expect((await ask('PUT', `specialties/${id}`, session, { name: 'X' })).statusCode).toBe(status)
    expect((await ask('DELETE', `specialties/${id}`, session)).statusCode).toBe(status)
    expect((await ask('GET', 'specialties/catalogue', session)).statusCode).toBe(status)
  }
  expect(await names()).toEqual(before)
})

test('one is added once, accents and capitals aside', async () => {
  const made = await ask('POST', 'specialties', admin, { name: 'Geriatria Clínica', icon: 'heartbeat' })
  expect(made.json(), made.body).toMatchObject({
    name: 'Geriatria Clínica',
    slug: 'geriatria-clinica',
    icon: 'heartbeat',
    enabled: true,
  })
  expect(made.statusCode).toBe(201)
  expect(await publicNames()).toContain('Geriatria Clínica')
  const before = await names()
  const again = await ask('POST', 'specialties', admin, { name: 'GERIATRIA CLINICA' })
  expect(again.json()).toMatchObject({ status: 409, code: 'specialty_exists' })
  const race = await Promise.all(
    [1, 2, 3, 4].map(() => ask('POST', 'specialties', admin, { name: 'Fisiatria' })),
  )
  expect(race.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
  expect((await names()).length).toBe(before.length + 1)
  // Another sign makes another name; its address can't be the same.
  const dashed = await ask('POST', 'specialties', admin, { name: 'Geriatria-Clínica' })
  expect(dashed.statusCode, dashed.body).toBe(201)
})

test.each([
  [{ name: '' }, 'name'],
  [{}, 'name'],
  [{ name: 'A', icon: 'skull' }, 'icon'],
  [{ name: 'A', slug: 'b' }, 'slug'],
  [{ name: 'x'.repeat(81) }, 'name'],
])('%j is refused', async (body, path) => {
  const before = await names()
  const answer = await ask('POST', 'specialties', admin, body)
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ path }] })
  expect(await names()).toEqual(before)
})

test('one is renamed to itself, not to another, and switched off out of sight', async () => {
  const id = await createSpecialty(t.deps, 'Alergia')
  await createSpecialty(t.deps, 'Ângiologia')
  expect((await ask('PUT', `specialties/${id}`, admin, { name: 'Alérgia' })).statusCode).toBe(200)
  const taken = await ask('PUT', `specialties/${id}`, admin, { name: 'angiologia' })
  expect(taken.json().code).toBe('specialty_exists')
  expect((await ask('PUT', `specialties/${id}`, admin, { enabled: false })).json()).toMatchObject({
    name: 'Alérgia',
    enabled: false,
  })
  expect(await publicNames()).not.toContain('Alérgia')
  expect((await ask('GET', `specialties/${id}`, null)).statusCode).toBe(404)
  expect((await ask('GET', `specialties/catalogue/${id}`, admin)).json()).toMatchObject({ enabled: false })
  const off = (await ask('GET', 'specialties/catalogue?enabled=false&search=alergia', admin)).json()
  expect(off.data).toMatchObject([{ id, in_use: false, specialists: 0 }])
})

test('what somebody offers is not removed; what nobody does is', async () => {
  const id = await createSpecialty(t.deps)
  await createSpecialist(t.deps, { specialtyId: id })
  expect((await ask('DELETE', `specialties/${id}`, admin)).json()).toMatchObject({
    status: 409,
    code: 'specialty_in_use',
  })
  expect((await ask('GET', `specialties/catalogue/${id}`, admin)).json()).toMatchObject({ in_use: true })
  const free = await createSpecialty(t.deps)
  expect(
    (await ask('DELETE', `specialties/${free}`, admin, { reason: 'Criada por engano.' })).statusCode,
  ).toBe(204)
  expect((await ask('DELETE', `specialties/${free}`, admin)).statusCode).toBe(404)
  expect((await ask('PUT', `specialties/${free}`, admin, { name: 'Y' })).statusCode).toBe(404)
  expect((await ask('GET', 'specialties/not-an-id', null)).statusCode).toBe(400)
})

test('what the queue books by is in no catalogue', async () => {
  const { data } = (await ask('GET', 'specialties/catalogue?pageSize=100', admin)).json()
  expect(JSON.stringify(data)).not.toContain('pronto-atendimento')
  const own = '01930000-0000-7000-8000-000000000215'
  expect((await ask('PUT', `specialties/${own}`, admin, { enabled: true })).statusCode).toBe(404)
})
