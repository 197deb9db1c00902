import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/index.ts'
import { createKeptParts, type KeptParts } from './kept-parts.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

/** Changing facts, and the parts made from them. */
const useSource = (parts: KeptParts, versions: Record<string, number>) => {
  const made: string[] = []
  const say = (key: string) => `${key}${versions[key]}`
  const read = async (keys: string, onLooked: () => void = () => {}) => {
    const { written } = await parts.read(t.deps.readDb, {
      now: t.clock.now(),
      look: async () => {
        const seen = [...keys].map((key) => ({ key, version: String(versions[key]) }))
        onLooked()
        return { parts: seen, seen: undefined }
      },
      make: async (_, missing) =>
        missing.map(({ key }) => {
          made.push(say(key))
          return { key, version: String(versions[key]), written: say(key), until: Number.POSITIVE_INFINITY }
        }),
    })
    return written.map(String).join(' ')
  }
  return { made, read }
}

test('parts are made once for a version, whichever answers they stand in, and keep the order that is asked for', async () => {
  const versions = { a: 1, b: 1, c: 1 }
  const { made, read } = useSource(createKeptParts(1000), versions)
  expect(await read('ab')).toBe('a1 b1')
  expect(await read('cba')).toBe('c1 b1 a1')
  versions.b = 2
  expect(await read('abc')).toBe('a1 b2 c1')
  expect(made).toEqual(['a1', 'b1', 'c1', 'b2'])
})

test('what is changed between the look and the making is read again, so that an answer is of one moment', async () => {
  const versions = { a: 1, b: 1 }
  const { read } = useSource(createKeptParts(1000), versions)
  await read('a')
  let isChanged = false
  const change = (): void => {
    if (isChanged) return
    isChanged = true
    versions.a = 2
    versions.b = 2
  }
  expect(await read('ab', change)).toBe('a2 b2')
})

test('they are never more bytes than they may be: the oldest go', async () => {
  const { made, read } = useSource(createKeptParts(4), { a: 1, b: 1, c: 1 })
  for (const keys of ['a', 'b', 'ab', 'c', 'b', 'a']) await read(keys)
  expect(made).toEqual(['a1', 'b1', 'c1', 'a1'])
})
