import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/index.ts'
import { contentSecurityPolicy } from './web.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const pictures = (MAP_TILES_URL?: string) =>
  contentSecurityPolicy({ ...t.config, MAP_TILES_URL }).directives.imgSrc

test('pictures come from our own origin, the payment provider, and the host of the map’s pictures alone', () => {
  const own = pictures()
  expect(own).toEqual(["'self'", 'data:', 'blob:', new URL(t.config.PAGARME_URL).origin])
  expect(pictures('https://tiles.example/v1/{z}/{x}/{y}.png')).toEqual([...own, 'https://tiles.example'])
  expect(pictures('https://{s}.tile.example:8443/{z}/{x}/{y}.png')).toEqual([
    ...own,
    'https://*.tile.example:8443',
  ])
})

const reached = (settings: Partial<TestApp['config']> = {}) =>
  contentSecurityPolicy({ ...t.config, ...settings }).directives.connectSrc.slice(3)

test('calls reach a hosted provider’s servers where one is configured, and nobody else', () => {
  expect(reached({ VIDEO_HOSTS: 'https://elsewhere.example' })).toEqual([])
  expect(reached({ VIDEO_PROVIDER: 'agora', VIDEO_HOSTS: 'https://proxy.example' })).toEqual([
    'https://*.agora.io:*',
    'wss://*.agora.io:*',
    'https://*.sd-rtn.com:*',
    'wss://*.sd-rtn.com:*',
    'https://proxy.example',
  ])
  const LIVEKIT_URL = 'wss://live.example:7880/rtc'
  expect(reached({ VIDEO_PROVIDER: 'livekit', LIVEKIT_URL })).toEqual([
    'https://live.example:7880',
    'wss://live.example:7880',
  ])
  expect(contentSecurityPolicy(t.config).directives.scriptSrc).toEqual(["'self'", "'wasm-unsafe-eval'"])
})

test('of inline scripts only the web app’s own run, to the letter', async () => {
  const WEB_DIST = await mkdtemp(join(tmpdir(), 'emma-inline-'))
  await writeFile(
    join(WEB_DIST, 'index.html'),
    '<script>\n  go()\n</script><script type="module" src="/a.js"></script>',
  )
  // echo -ne '\n  go()\n' | openssl dgst -sha256 -binary | base64
  expect(contentSecurityPolicy({ ...t.config, WEB_DIST }).directives.scriptSrc.slice(2)).toEqual([
    "'sha256-9tbhQE4KuBxHCTyhSjyQ/CoaLeor+ltiDyltotPTYU0='",
  ])
})

test('the browser is told where the map’s pictures are, or that there are none', async () => {
  const answer = await t.app.inject({ url: '/api/v1/maps/tiles' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { url: null, attribution: '' }])
})

test('an address that is too long is the caller’s mistake, also where the web app is served', async () => {
  const WEB_DIST = await mkdtemp(join(tmpdir(), 'emma-web-'))
  await writeFile(join(WEB_DIST, 'index.html'), '<!doctype html>')
  const served = await buildTestApp({ WEB_DIST })
  try {
    const url = await served.app.listen({ host: '127.0.0.1', port: 0 })
    const long = 'a'.repeat(10_000)
    const paths: [string, number, string][] = [
      [`/api/v1/specialists/specialists/${long}`, 400, 'malformed'],
      [`/api/v1/files/avatars/${long}.webp`, 400, 'malformed'],
      ['/api/v1/nothing.js', 404, 'not_found'],
      [`/${long}.js`, 404, 'not_found'],
      // More than Node accepts in a request's head.
      [`/api/v1/specialists/specialists?search=${'%C3%A9'.repeat(5000)}`, 400, 'malformed'],
    ]
    for (const [path, status, code] of paths) {
      const answer = await fetch(url + path)
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
      expect([answer.status, await answer.json()]).toEqual([
        status,
        expect.objectContaining({ status, code }),
      ])
    }
  } finally {
    await served.close()
  }
})

test('a file of the build is sent as it was compressed, for good; its notes and what is outside of it are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'emma-web-'))
  const WEB_DIST = join(folder, 'dist')
  await mkdir(join(WEB_DIST, 'assets'), { recursive: true })
  await mkdir(join(WEB_DIST, '.vite'))
  const script = 'export const one = 1'
  const files = {
    'dist/index.html': '<!doctype html>',
    'dist/logo.svg': '<svg/>',
    'dist/assets/a-1234567.js': script,
    'dist/assets/a-1234567.js.br': brotliCompressSync(script),
    'dist/.vite/manifest.json': '{}',
    'secret.txt': 'secret',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const served = await buildTestApp({ WEB_DIST })
  const get = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    served.app.inject({ method, url, headers: { 'accept-encoding': 'br' } })
  try {
    const asset = await get('/assets/a-1234567.js')
    expect(asset.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(brotliDecompressSync(asset.rawPayload).toString()).toBe(script)
    const logo = await get('/logo.svg', 'HEAD')
    expect([logo.statusCode, logo.headers['cache-control'], logo.body]).toEqual([200, 'no-cache', ''])
    expect((await get('/index.html')).headers['x-robots-tag']).toBe('noindex')
    for (const path of [
      '/.vite/manifest.json',
      '/assets/none.js',
      '/assets',
      '/assets/',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/..%5csecret.txt',
    ]) {
      const { statusCode, body } = await get(path)
      expect([path, statusCode]).toEqual([
        path,
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
      ])
      expect(body).not.toMatch(/^secret/)
    }
  } finally {
    await served.close()
  }
})
