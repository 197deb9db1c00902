import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY } from '@emma/domain/interval'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createCustomer, PASSWORD, type TestApp } from '../../../test/index.ts'

let t: TestApp
beforeAll(async () => {
  const WEB_DIST = await mkdtemp(join(tmpdir(), 'emma-headers-'))
  await writeFile(join(WEB_DIST, 'index.html'), '<!doctype html>')
  t = await buildTestApp({
    WEB_DIST,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://emma.example',
    PAGARME_PUBLIC_URL: 'https://api.pagar.me/core/v5',
    SECURITY_CONTACT: 'https://emma.example/seguranca',
  })
})
afterAll(() => t.close())

/** A table of docs/security.md, as written there. */
const documented = async (heading: string): Promise<readonly (readonly [string, string])[]> => {
  const text = await readFile(new URL('../../../../../docs/security.md', import.meta.url), 'utf8')
  const [, section = ''] = text.split(heading)
  return [...(section.split(/\n##+ /)[0]?.matchAll(/^\| `([a-z-]+)`\s+\| `(.+?)`\s+\|/gm) ?? [])].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
}

test('screens and calls carry the headers that the security page lists', async () => {
  const headers = await documented('## Headers and cookies')
  expect(headers.length).toBeGreaterThan(8)
  for (const url of ['/login', '/api/v1/health/live', '/api/v1/not-there']) {
    const answer = await t.app.inject({ url })
    const sent = headers.map(([name]) => [name, answer.headers[name]])
    expect(sent, url).toEqual(headers)
  }
})

test('a file that is part of a page carries what is about the file; opened by itself, or as a worker, all', async () => {
  const names = (await documented('## Headers and cookies')).map(([name]) => name)
  const sentTo = async (dest?: string) => {
    const headers = dest === undefined ? {} : { 'sec-fetch-dest': dest }
    const answer = await t.app.inject({ url: '/assets/not-there.js', headers })
    return names.filter((name) => answer.headers[name] !== undefined)
  }
  const own = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy']
  for (const dest of ['script', 'style', 'font', 'image']) expect(await sentTo(dest), dest).toEqual(own)
  for (const dest of [undefined, 'document', 'iframe', 'worker', 'serviceworker', 'object']) {
    expect(await sentTo(dest), dest).toEqual(names)
  }
  const call = await t.app.inject({ url: '/api/v1/health/live', headers: { 'sec-fetch-dest': 'script' } })
  expect(call.headers['content-security-policy']).toBeDefined()
})

test('public pages may be kept and listed, run less and reach nobody; screens are listed nowhere', async () => {
  const others = await documented('### Public pages')
  expect(others.length).toBeGreaterThan(2)
  const listed = await documented('## Headers and cookies')
  const headers = [...new Map([...listed, ...others])]
  for (const url of ['/', '/nada']) {
    const answer = await t.app.inject({ url })
    expect(
      headers.map(([name]) => [name, answer.headers[name]]),
      url,
    ).toEqual(headers)
  }
  const robots = async (url: string) => (await t.app.inject({ url })).headers['x-robots-tag']
  expect([await robots('/'), await robots('/nada'), await robots('/login')]).toEqual([
    undefined,
    'noindex',
    'noindex',
  ])
})

test('nothing sets a cookie, a login neither; answers to calls are kept by no cache', async () => {
  const { email } = await createCustomer(t.deps)
  const login = await t.app.inject({
    method: 'POST',
    url: '/api/v1/jwt/login',
    payload: { email, password: PASSWORD },
  })
  expect(login.statusCode).toBe(200)
  const answers = [login, await t.app.inject({ url: '/' }), await t.app.inject({ url: '/api/v1/pages' })]
  for (const answer of answers) expect(answer.headers['set-cookie']).toBeUndefined()
  expect(login.headers['cache-control']).toBe('no-store')
})

test('security.txt says whom to write to, and is good for months from whenever it is read', async () => {
  const read = async () => {
    const answer = await t.app.inject({ url: '/.well-known/security.txt' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    return Object.fromEntries(
      answer.body
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    )
  }
  for (let years = 0; years < 2; years += 1) {
    const { Expires, ...fields } = await read()
    expect(fields).toEqual({
      Contact: 'https://emma.example/seguranca',
      'Preferred-Languages': 'pt, en',
      Canonical: 'https://emma.example/.well-known/security.txt',
    })
    const left = Date.parse(Expires ?? '') - t.clock.now().getTime()
    expect(left).toBeGreaterThan(90 * DAY)
    expect(left).toBeLessThan(365 * DAY)
    t.clock.advance(365 * DAY)
  }
})
