import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  signIn,
  type TestApp,
} from '../../test/index.ts'

let t: TestApp
let authorization: string
let path: string
beforeAll(async () => {
  t = await buildTestApp()
  authorization = (await signIn(t.deps, await createCustomer(t.deps))).headers.authorization
  const specialtyId = await createSpecialty(t.deps)
  path = `/api/v1/customer/favorites/${(await createSpecialist(t.deps, { specialtyId })).specialistId}`
})
afterAll(() => t.close())

const change = (body: { payload?: string; headers?: Record<string, string> } = {}) =>
  t.app.inject({
    method: 'PUT',
    url: `${path}/change`,
    ...body,
    headers: { authorization, ...body.headers },
  })
const isFavorite = async () => (await t.app.inject({ url: path, headers: { authorization } })).json().favorite
const json = { 'content-type': 'application/json' }

test('a call without a body takes none, an empty one, and nothing else', async () => {
  for (const payload of ['{"favorite":true}', '[1]', '"x"', 'null']) {
    const refused = await change({ payload, headers: json })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'validation_failed'])
  }
  expect(await isFavorite()).toBe(false)
  expect((await change({ headers: json, payload: '' })).statusCode).toBe(200)
  expect(await isFavorite()).toBe(true)
  expect((await change({ headers: json, payload: '{}' })).statusCode).toBe(200)
  expect((await change()).statusCode).toBe(200)
  expect(await isFavorite()).toBe(true)
})

test('a body is JSON: other types are 415, and what is no JSON is 400', async () => {
  const url = '/api/v1/jwt/login'
  const payload = '{"email":"a@b.test","password":"x"}'
  const types = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']
  for (const type of types) {
    const refused = await t.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
    expect([type, refused.statusCode, refused.json().code]).toEqual([type, 415, 'unsupported_media_type'])
  }
  const broken = await t.app.inject({ method: 'POST', url, payload: '{', headers: json })
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'malformed'])
})

test('an address or a text that cannot be one is refused as a problem, not as our fault', async () => {
  const urls = [
    '/api/v1/%E0%A4%A',
    '/api/v1/specialists/specialists?search=%00',
    `/api/v1/specialists/specialists/${'a'.repeat(400)}`,
  ]
  for (const url of urls) {
    const refused = await t.app.inject({ url })
    expect([url, refused.statusCode, refused.json().code]).toEqual([url, 400, 'malformed'])
    expect(refused.headers['content-type']).toContain('application/problem+json')
  }
})

test('an address with a slash at its end is another one, which is not there', async () => {
  for (const url of ['/api/v1/states/getStates/', `${path}/`]) {
    const refused = await t.app.inject({ url, headers: { authorization } })
    expect([url, refused.statusCode, refused.json().code]).toEqual([url, 404, 'not_found'])
  }
})

test('no cache keeps an answer', async () => {
  const answer = await t.app.inject({ url: path, headers: { authorization } })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a day that no calendar has is refused at its field', async () => {
  for (const day of ['0000-01-01', '2026-02-30', '2026-13-01', 'today']) {
    const refused = await t.app.inject({ url: `/api/v1/specialists/specialists?date=${day}` })
    expect([day, refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([day, 422, 'date'])
  }
})

test('a day that nobody means is a day all the same', async () => {
  const specialist = path.replace('/customer/favorites/', '/customer/specialists/')
  for (const day of ['0001-01-01', '0099-12-31', '9999-12-31']) {
    const url = `${specialist}/schedules?from=${day}&to=${day}`
    const answer = await t.app.inject({ url, headers: { authorization } })
    expect([day, answer.statusCode, answer.json().data]).toEqual([day, 200, []])
  }
  const all = '/api/v1/schedules/customer?from=0001-01-01&to=9999-12-31'
  expect((await t.app.inject({ url: all, headers: { authorization } })).statusCode).toBe(200)
})
