import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aPdf,
  aPng,
  buildTestApp,
  createAdmin,
  multipartOf,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../test/index.ts'

let t: TestApp
let ana: SignedIn & { readonly userId: string; readonly email: string }
let other: SignedIn & { readonly userId: string }
const admin = async () => {
  const person = await createAdmin(t.deps)
  return { ...person, ...(await signIn(t.deps, person)) }
}
beforeAll(async () => {
  t = await buildTestApp()
  ana = await admin()
  other = await admin()
})
afterAll(() => t.close())

const ask = (method: 'GET' | 'PUT', path: string, session: SignedIn, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/v1/admins/${path}`,
    headers: session.headers,
    ...(payload === undefined ? {} : { payload }),
  })
const stored = () =>
  t.deps.db.selectFrom('users').selectAll().where('id', '=', ana.userId).executeTakeFirstOrThrow()

test('an admin changes the own names; a new e-mail waits for its code', async () => {
  const changed = await ask('PUT', ana.userId, ana, {
    firstName: 'Ana',
    lastName: 'Prado',
    email: 'ana.prado@emma.test',
  })
  expect(changed.json()).toMatchObject({
    id: ana.userId,
    name: 'Ana Prado',
    email: ana.email,
    pendingContact: { email: 'ana.prado@emma.test' },
  })
  expect((await ask('GET', ana.userId, other)).json()).toMatchObject({
    name: 'Ana Prado',
    pendingContact: {},
  })
})

test.each<[object, string]>([
  [{ firstName: '' }, 'firstName'],
  [{ email: 'x' }, 'email'],
  [{ role: 'customer' }, 'role'],
  [{ id: crypto.randomUUID() }, 'id'],
])('%j is refused and changes nothing', async (body, path) => {
  const before = await stored()
  const answer = await ask('PUT', ana.userId, ana, body)
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ path }] })
  expect(await stored()).toEqual(before)
})

test('another admin’s names may be corrected; the e-mail and the picture are theirs alone', async () => {
  const before = await stored()
  expect((await ask('PUT', ana.userId, other, { email: 'taken@emma.test' })).json()).toMatchObject({
    status: 403,
  })
  const picture = multipartOf({}, { avatar: aPng() })
  expect((await ask('PUT', `${ana.userId}/avatar`, other, picture)).statusCode).toBe(404)
  expect(await stored()).toEqual(before)
  const renamed = await ask('PUT', ana.userId, other, { firstName: 'Aninha' })
  expect(renamed.json()).toMatchObject({ name: 'Aninha Prado', email: before.email })
})

test('the picture is put in place and taken away', async () => {
  const { avatar } = (
    await ask('PUT', `${ana.userId}/avatar`, ana, multipartOf({}, { avatar: aPng() }))
  ).json()
  expect((await t.app.inject({ url: avatar })).statusCode).toBe(200)
  const wrong = multipartOf({}, { avatar: aPdf() })
  expect((await ask('PUT', `${ana.userId}/avatar`, ana, wrong)).statusCode).toBe(415)
  const gone = await ask('PUT', `${ana.userId}/avatar`, ana, multipartOf({ avatar: null }))
  expect(gone.json().avatar).toBeNull()
  expect(await runJobs(t)).toEqual([])
  expect((await t.app.inject({ url: avatar })).statusCode).toBe(404)
})
