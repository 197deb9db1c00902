import { expect, test } from 'vitest'
import { createAssembler, toNotices } from './notices.ts'

const long = JSON.stringify({ text: '❤️ção'.repeat(4000) })

test('a short message is one notice, a long one several, none longer than PostgreSQL takes', () => {
  expect(toNotices('a', '{"x":1}')).toEqual(['{"x":1}'])
  const parts = toNotices('0123456789abcdef', long)
  expect(parts.length).toBeGreaterThan(4)
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(8000)
})

test('comes together in order, also between those of others', () => {
  const assemble = createAssembler()
  const [ours, theirs] = [toNotices('a', long), toNotices('b', long)]
  const received = ours.flatMap((part, at) => [part, theirs[at] ?? '', '{"short":1}']).map(assemble)
  expect(received.filter((text) => text !== undefined && text !== '{"short":1}')).toEqual([long, long])
  expect(received.filter((text) => text === '{"short":1}')).toHaveLength(ours.length)
})

test('what was not heard from the beginning is left, and the next one is whole', () => {
  const assemble = createAssembler()
  const parts = toNotices('a', long)
  expect(parts.slice(1).map(assemble)).toEqual(parts.slice(1).map(() => undefined))
  expect([...parts.slice(0, 2), ...parts].map(assemble).at(-1)).toBe(long)
})
