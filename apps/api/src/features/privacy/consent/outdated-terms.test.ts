import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../../test/index.ts'
import { acceptCurrentTerms } from '../index.ts'

let t: TestApp
let admin: SignedIn
interface Person extends SignedIn {
  readonly userId: string
}
let paula: Person
let renata: Person
let specialtyId: string
const enter = async (person: { userId: string }): Promise<Person> => ({
  ...(await signIn(t.deps, person)),
  userId: person.userId,
})
beforeAll(async () => {
  t = await buildTestApp()
  admin = await signIn(t.deps, await createAdmin(t.deps))
  specialtyId = await createSpecialty(t.deps, 'Clínica')
})
afterAll(() => t.close())
beforeEach(async () => {
  paula = await enter(await createCustomer(t.deps))
  renata = await enter(await createSpecialist(t.deps, { specialtyId }))
  for (const { userId } of [paula, renata]) {
    await t.deps.db.transaction().execute((tx) => acceptCurrentTerms(t.deps, tx, userId))
  }
  t.clock.advance(1000)
})

const ask = (method: 'GET' | 'PUT', path: string, session: SignedIn | null, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: session?.headers ?? {},
    ...(payload ? { payload } : {}),
  })
const outdated = async (session: SignedIn) => (await ask('GET', 'account/terms', session)).json().data
const page = async (slug: string) => (await ask('GET', `pages/${slug}`, null)).json()
let nth = 0
const republish = async (slug: string, change: object = {}) => {
  nth += 1
  const { id } = await page(slug)
  const answer = await ask('PUT', `pages/${id}`, admin, { content: `<p>Texto ${nth}</p>`, ...change })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const accept = (session: SignedIn, kind: string, version: string | number) =>
  ask('PUT', 'account/terms', session, { kind, version: String(version) })
const consents = (userId: string) =>
  t.deps.db.selectFrom('consents').selectAll().where('user_id', '=', userId).orderBy('id').execute()

test('who accepted what is in force is asked nothing, nor is who never accepted', async () => {
  expect(await outdated(paula)).toEqual([])
  expect(await outdated(admin)).toEqual([])
  await republish('sobre-app')
  expect(await outdated(paula)).toEqual([])
  expect(await outdated(await signIn(t.deps, await createCustomer(t.deps)))).toEqual([])
})

test('a new version asks patients and specialists again, with the old words and the new, until each accepts', async () => {
  const before = await page('termo-condicoes')
  const now = await republish('termo-condicoes')
  for (const session of [paula, renata]) {
    expect(await outdated(session)).toEqual([
      {
        kind: 'terms',
        version: String(now.version),
        title: now.title,
        content: now.content,
        published_at: now.published_at,
        accepted: {
          version: String(before.version),
          content: before.content,
          accepted_at: expect.any(String),
        },
      },
    ])
  }
  const answer = await accept(paula, 'terms', now.version)
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: [] }])
  expect((await accept(paula, 'terms', now.version)).json()).toEqual({ data: [] })
  expect((await consents(paula.userId)).filter(({ kind }) => kind === 'terms')).toHaveLength(2)
  expect(await outdated(paula)).toEqual([])
  expect(await outdated(renata)).toHaveLength(1)
})

test('both texts are asked for, the terms first', async () => {
  await republish('politica-privacidade')
  await republish('termo-condicoes')
  expect((await outdated(paula)).map(({ kind }: { kind: string }) => kind)).toEqual(['terms', 'privacy'])
})

test('a minor edit asks nobody, and what was accepted before it stands', async () => {
  const now = await republish('termo-condicoes', { minor: true })
  expect(await outdated(paula)).toEqual([])
  const { data } = (await ask('GET', 'customer/consents', paula)).json()
  expect(data[0]).toMatchObject({
    kind: 'terms',
    version: String(now.version),
    accepted_at: expect.any(String),
  })
  const major = await republish('termo-condicoes')
  const minor = await republish('termo-condicoes', { minor: true })
  expect(await outdated(paula)).toMatchObject([{ kind: 'terms', version: String(minor.version) }])
  const refused = await accept(paula, 'terms', major.version)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale_version'])
  await accept(paula, 'terms', minor.version)
  expect(await outdated(paula)).toEqual([])
})

test('another version than the one in force is not accepted, and nothing is written', async () => {
  const { version } = await page('termo-condicoes')
  await republish('termo-condicoes')
  const before = await consents(paula.userId)
  for (const wrong of [version, version + 2, 'x']) {
    expect((await accept(paula, 'terms', wrong)).json().code).toBe('stale_version')
  }
  expect((await accept(paula, 'telemedicine', 1)).statusCode).toBe(422)
  expect((await ask('PUT', 'account/terms', paula, { kind: 'terms' })).statusCode).toBe(422)
  expect((await ask('PUT', 'account/terms', null, { kind: 'terms', version: '1' })).statusCode).toBe(401)
  expect((await ask('GET', 'account/terms', null)).statusCode).toBe(401)
  expect(await consents(paula.userId)).toEqual(before)
})
