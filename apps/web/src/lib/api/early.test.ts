import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeEarly } from './early.ts'

const URL_OF_ME = 'http://emma.test/api/v1/queue/me?open=1'

const ask = (token = 'a1', headers: Record<string, string> = {}, method = 'GET') =>
  takeEarly(new Request(URL_OF_ME, { method, headers: { authorization: `Bearer ${token}`, ...headers } }))

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  const answers = new Map([['/api/v1/queue/me?open=1', Promise.resolve(new Response('first'))]])
  window.emmaEarly = { token: 'a1', answers }
})
afterEach(() => {
  delete window.emmaEarly
  vi.restoreAllMocks()
})

test('what the document has asked for is answered once', async () => {
  expect(await (await ask())?.text()).toBe('first')
  expect(ask()).toBeUndefined()
})

test.each([
  ['somebody else', () => ask('a2')],
  ['who wants it newer', () => ask('a1', { 'cache-control': 'no-cache' })],
  ['who writes', () => ask('a1', {}, 'DELETE')],
])('%s gets an answer of their own, and the early one stays', (_who, asked) => {
  expect(asked()).toBeUndefined()
  expect(ask()).toBeDefined()
})

test('an answer that nobody took in time is not shown any more', () => {
  vi.spyOn(performance, 'now').mockReturnValue(20_001)
  expect(ask()).toBeUndefined()
})
