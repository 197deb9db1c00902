import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aPdf,
  aPng,
  buildTestApp,
  createAdmin,
  messagesTo,
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

test('an invited admin comes in by the link, and not before', async () => {
  const email = 'rui.paz@emma.test'
  const body = { firstName: 'Rui', lastName: 'Paz', email }
  const invite = (payload: object, session = ana) =>
    t.app.inject({ method: 'POST', url: '/api/v1/admins', headers: session.headers, payload })
  const made = await invite(body)
  expect(made.statusCode, made.body).toBe(201)
  expect(made.json()).toMatchObject({ name: 'Rui Paz', status: 'invited', second_factor: false })
  expect((await invite({ ...body, email: email.toUpperCase() })).json().code).toBe('email_taken')
  expect((await invite({ ...body, email: 'x' })).statusCode).toBe(422)
  expect((await invite({ ...body, role: 'admin' })).statusCode).toBe(422)
  const login = (password: string) =>
    t.app.inject({ method: 'POST', url: '/api/v1/jwt/login', payload: { email, password } })
  expect((await login('')).statusCode).toBeGreaterThanOrEqual(400)
  expect((await login('qualquer coisa longa')).json().code).toBe('invalid_credentials')
  expect(await runJobs(t)).toEqual([])
  const [letter] = await messagesTo(t, email)
  const token = /token=([\w-]+)/.exec(JSON.stringify(letter))?.[1]
  const password = 'cavalo azul dorme cedo'
  const chosen = await t.app.inject({
    method: 'POST',
    url: '/api/v1/authentication/reset-password',
    payload: { token, password, passwordConfirmation: password },
  })
  expect(chosen.statusCode, chosen.body).toBe(204)
  expect((await login(password)).statusCode).toBe(200)
  const { id } = made.json()
  expect((await ask('GET', id, ana)).json()).toMatchObject({ status: 'active' })
  const again = await t.app.inject({
    method: 'POST',
    url: `/api/v1/admins/${id}/invite`,
    headers: ana.headers,
  })
  expect(again.json().code).toBe('invalid_transition')
})

test('a wrong e-mail of an invitation is corrected, and the link goes there', async () => {
  const payload = { firstName: 'Léa', lastName: 'Sá', email: 'lea@emma.test' }
  const made = await t.app.inject({ method: 'POST', url: '/api/v1/admins', headers: ana.headers, payload })
  const { id } = made.json()
  expect((await ask('PUT', id, ana, { email: ana.email })).json().code).toBe('email_taken')
  expect((await ask('PUT', id, ana, { email: 'lea.sa@emma.test' })).json().email).toBe('lea.sa@emma.test')
  expect(await runJobs(t)).toEqual([])
  expect(await messagesTo(t, 'lea.sa@emma.test')).not.toEqual([])
})

test('the last active admin stays, also when two remove each other; who left is taken back', async () => {
  const fresh = await buildTestApp()
  try {
    const people = await Promise.all(
      [1, 2].map(async () => {
        const person = await createAdmin(fresh.deps)
        return { ...person, ...(await signIn(fresh.deps, person)) }
      }),
    )
    const [one, two] = people
    if (!one || !two) throw new Error('Two were made')
    const remove = (id: string, { headers }: SignedIn) =>
      fresh.app.inject({
        method: 'DELETE',
        url: `/api/v1/admins/${id}`,
        headers,
        payload: { reason: 'Saiu' },
      })
    const race = await Promise.all([remove(two.userId, one), remove(one.userId, two)])
    const codes = race.map(({ statusCode }) => statusCode).sort()
    expect(codes[0]).toBe(204)
    expect([401, 409]).toContain(codes[1])
    const left = race[0]?.statusCode === 204 ? one : two
    const gone = left === one ? two : one
    const own = await remove(left.userId, left)
    expect(own.json()).toMatchObject({ status: 409, code: 'last_admin' })
    const session = await fresh.app.inject({ url: '/api/v1/admins', headers: gone.headers })
    expect(session.statusCode).toBe(401)
    const { headers } = left
    expect((await fresh.app.inject({ url: `/api/v1/admins/${gone.userId}`, headers })).statusCode).toBe(404)
    const removed = await fresh.app.inject({ url: '/api/v1/admins?status=removed', headers })
    expect(removed.json().data).toMatchObject([{ id: gone.userId, status: 'removed' }])
    const restore = () =>
      fresh.app.inject({ method: 'POST', url: `/api/v1/admins/${gone.userId}/restore`, headers })
    expect((await restore()).json()).toMatchObject({ status: 'active' })
    expect((await restore()).json().code).toBe('invalid_transition')
    expect((await remove(fresh.deps.newId(), left)).statusCode).toBe(404)
  } finally {
    await fresh.close()
  }
})
