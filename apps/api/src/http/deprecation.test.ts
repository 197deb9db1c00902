import { endpoint } from '@emma/contracts/kit'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../test/index.ts'
import { AppError } from './app-error.ts'
import { operationOf } from './docs/operation.ts'
import { schemaBook } from './docs/schemas.ts'
import { createMount } from './mount.ts'

const old = endpoint({
  method: 'GET',
  path: 'old',
  summary: 'A call that another one replaces',
  resource: 'auth',
  action: 'read',
  query: z.strictObject({ fail: z.optional(z.string()) }),
  response: z.object({ fine: z.boolean() }),
  status: 200,
  deprecated: { since: '2027-01-01', until: '2028-01-01' },
  errors: ['not_found'],
})

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

test('a deprecated call says so on every answer, and in the API’s document', async () => {
  const app = Fastify()
  await app.register(multipart)
  const mount = createMount(
    app,
    t.deps,
    async () => null,
    async () => undefined,
  )
  mount(old, async (_, { query }) => {
    if (query.fail) throw new AppError('not_found')
    return { fine: true }
  })
  const said = { deprecation: '@1798761600', sunset: 'Sat, 01 Jan 2028 00:00:00 GMT' }
  const done = await app.inject({ url: '/api/v1/old' })
  expect([done.json(), done.headers]).toEqual([{ fine: true }, expect.objectContaining(said)])
  expect((await app.inject({ url: '/api/v1/old?fail=yes' })).headers).toMatchObject(said)
  await app.close()
  const document = operationOf(old, { id: 'old', feature: 'tests' }, schemaBook(new Map()))
  expect(document).toMatchObject({ deprecated: true })
})
