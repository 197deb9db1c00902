import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/index.ts'
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

test('the browser is told where the map’s pictures are, or that there are none', async () => {
  const answer = await t.app.inject({ url: '/api/v1/maps/tiles' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { url: null, attribution: '' }])
})
