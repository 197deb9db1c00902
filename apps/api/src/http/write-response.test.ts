import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '../../test/index.ts'
import { compileWriter, writerOf } from './write-response.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

test('every answer of the contract can be written', () => {
  const unwritable = t.app.endpoints.flatMap(({ path, response }) => {
    if (response === null || response === 'stream') return []
    try {
      compileWriter(response)
      return []
    } catch (error) {
      return [`${path}: ${String(error)}`]
    }
  })
  expect(t.app.endpoints.length).toBeGreaterThan(300)
  expect(unwritable).toEqual([])
})

test('what the contract does not name is not written, at the first answer and later', () => {
  const write = writerOf(z.object({ name: z.string(), note: z.nullable(z.string()) }))
  for (const secret of ['one', 'two'])
    expect(write({ name: 'Paula', note: null, secret })).toBe('{"name":"Paula","note":null}')
})

test('a union may be absent', () => {
  const city = z.object({ kind: z.literal('city'), name: z.string() })
  const state = z.object({ kind: z.literal('state'), uf: z.string() })
  const write = writerOf(z.object({ place: z.nullable(z.discriminatedUnion('kind', [city, state])) }))
  for (const place of [null, { kind: 'city', name: 'Santos' }, { kind: 'state', uf: 'AC' }])
    expect(JSON.parse(write({ place }))).toEqual({ place })
})

test('a tuple is written, also within a union, and nothing in it that is not named', () => {
  const pair = z.tuple([z.object({ id: z.number() }), z.number()])
  const write = compileWriter(
    z.object({ one: z.union([z.object({ kind: z.literal('none') }), z.object({ pair })]) }),
  )
  expect(write({ one: { pair: [{ id: 1 }, 2] } })).toBe('{"one":{"pair":[{"id":1},2]}}')
  expect(compileWriter(pair)([{ id: 1, secret: 'x' }, 2])).toBe('[{"id":1},2]')
})
