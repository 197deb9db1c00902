import { lintFromString, loadConfig } from '@redocly/openapi-core'
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

interface Parameter {
  readonly $ref?: string
  readonly name?: string
  readonly description?: string
}
interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly responses: Readonly<Record<string, unknown>>
}

const readDocument = async () => {
  const document = (await t.app.inject({ url: '/api/v1/openapi.json' })).json()
  const operations = Object.values<Record<string, Operation>>(document.paths).flatMap((methods) =>
    Object.values(methods),
  )
  const parameters: Readonly<Record<string, Parameter>> = document.components.parameters
  const parametersOf = (operation: Operation) =>
    operation.parameters.map((one) =>
      one.$ref ? (parameters[one.$ref.split('/').at(-1) ?? ''] ?? one) : one,
    )
  return { document, operations, parametersOf }
}

test('says of every list that perPage is taken as pageSize', async () => {
  const { operations, parametersOf } = await readDocument()
  const paged = operations
    .map(parametersOf)
    .filter((parameters) => parameters.some(({ name }) => name === 'pageSize'))
  expect(paged.length).toBeGreaterThan(20)
  for (const parameters of paged)
    expect(parameters.find(({ name }) => name === 'perPage')?.description).toContain('`pageSize`')
})

test('follows every recommended rule of Redocly, but the one that the given addresses break', async () => {
  const { document } = await readDocument()
  const config = await loadConfig({
    configPath: new URL('../../../../../redocly.yaml', import.meta.url).pathname,
  })
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('every call has a name of its own, in a part of the API that is explained', async () => {
  const { document, operations } = await readDocument()
  const names = operations.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  const explained = document.tags.map(({ name }: { name: string }) => name)
  expect(operations.flatMap(({ tags }) => tags).filter((tag) => !explained.includes(tag))).toEqual([])
})

test('every field and parameter is explained', async () => {
  const { document } = await readDocument()
  const unexplained = new Set<string>()
  JSON.stringify(document, (_key, value) => {
    if (value?.type === 'object' && value.properties)
      for (const [name, field] of Object.entries<Parameter>(value.properties))
        if (!field.description) unexplained.add(name)
    if (value?.in && value.name && !value.description) unexplained.add(value.name)
    return value
  })
  expect([...unexplained]).toEqual([])
})

test('says every status that really comes, with what to wait for', async () => {
  const { document } = await readDocument()
  const book = document.paths['/schedules/auth/{customerId}/schedules/{scheduleId}/confirm'].post
  for (const status of ['400', '401', '403', '404', '405', '409', '413', '415', '422', '429', '500', '503'])
    expect(Object.keys(book.responses)).toContain(status)
  expect(document.components.responses.TooManyRequests.headers).toHaveProperty('Retry-After')
  const live = document.paths['/health/live'].get
  expect(Object.keys(live.responses)).not.toContain('401')
})

test('answers 304 to who has the document already', async () => {
  const first = await t.app.inject({ url: '/api/v1/openapi.json' })
  const again = await t.app.inject({
    url: '/api/v1/openapi.json',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
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
