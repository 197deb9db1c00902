import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

test('the OpenAPI page lists every mounted call with its body, its answers and its refusals', async () => {
  const document = (await t.app.inject({ url: '/api/v1/openapi.json' })).json()
  expect(document.openapi).toBe('3.1.0')
  const operations = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const mounted = t.app.endpoints.map(({ method, path }) => `${method} /${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(operations.toSorted()).toEqual(mounted.toSorted())
  expect(operations).toEqual(expect.arrayContaining(['GET /health/live', 'GET /health/ready']))

  const login = document.paths['/jwt/login'].post
  expect(login.security).toEqual([])
  expect(login.requestBody.content['application/json'].schema.required).toEqual(['email', 'password'])
  expect(login.responses['401'].description).toContain('invalid_credentials')
  expect(document.paths['/authentication/sessions'].get.security).toEqual([{ bearer: [] }])
})

test('says of every list that perPage is taken as pageSize', async () => {
  const { paths } = (await t.app.inject({ url: '/api/v1/openapi.json' })).json()
  const asked = Object.values<Record<string, { parameters?: { name: string; description?: string }[] }>>(
    paths,
  )
    .flatMap((methods) => Object.values(methods))
    .map(({ parameters = [] }) => parameters)
  const paged = asked.filter((parameters) => parameters.some(({ name }) => name === 'pageSize'))
  expect(paged.length).toBeGreaterThan(20)
  for (const parameters of paged)
    expect(parameters.find(({ name }) => name === 'perPage')?.description).toContain('`pageSize`')
})

test('the page to read it runs no inline script', async () => {
  const page = await t.app.inject({ url: '/api/v1/docs/' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(page.body).not.toMatch(/<script>[^<]/)
})

test('metrics are for the local network alone', async () => {
  const fromHere = await t.app.inject({ url: '/api/v1/metrics', remoteAddress: '127.0.0.1' })
  expect(fromHere.body).toContain('http_request_duration_seconds')
  const fromElsewhere = await t.app.inject({ url: '/api/v1/metrics', remoteAddress: '203.0.113.9' })
  expect(fromElsewhere.statusCode).toBe(404)
})
