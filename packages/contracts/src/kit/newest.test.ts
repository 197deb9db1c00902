import { expect, test } from 'vitest'
import { createNewest } from './newest.ts'

const url = 'http://emma.test/api/v1/customer/favorites'
const asked = async (request: Request): Promise<Response> =>
  new Response(request.headers.get('cache-control') ?? 'as usual')
const failing = async (): Promise<Response> => Promise.reject(new TypeError('unreachable'))

test('for some seconds after a write, or after being told of something, reads ask for the newest', async () => {
  let now = 1_000_000
  const newest = createNewest(() => now)
  const read = async () => (await newest.send(new Request(url), asked)).text()
  expect(await read()).toBe('as usual')
  await newest.send(new Request(url, { method: 'PUT' }), asked)
  expect(await read()).toBe('no-cache')
  now += 5000
  expect(await read()).toBe('as usual')
  newest.expect()
  expect(await read()).toBe('no-cache')
})

test('also after a write whose answer was lost: it may have been done', async () => {
  const newest = createNewest()
  await newest.send(new Request(url, { method: 'POST' }), failing).catch(() => undefined)
  expect(await (await newest.send(new Request(url), asked)).text()).toBe('no-cache')
})
