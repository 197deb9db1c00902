import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../test/caches.fake.ts'
import { forgetShared } from './forget-shared.ts'
import { keepShared, takeShared } from './shared-files.ts'

let caches: ReturnType<typeof fakeCaches>
beforeEach(() => {
  caches = fakeCaches()
  return () => vi.unstubAllGlobals()
})

const pdf = new File(['exame'], 'Hemograma de março.pdf', { type: 'application/pdf' })
const NOW = 1_800_000_000_000
const HOUR = 3_600_000

test('what was shared is taken once, as it was, and nothing of it stays', async () => {
  await keepShared([pdf], NOW)
  const [taken] = await takeShared(NOW + HOUR)
  expect([taken?.name, taken?.type, taken?.size]).toEqual([pdf.name, pdf.type, pdf.size])
  expect(caches.size).toBe(0)
  expect(await takeShared(NOW)).toEqual([])
})

test('what nobody took within the hour is gone', async () => {
  await keepShared([pdf], NOW)
  expect(await takeShared(NOW + HOUR + 1)).toEqual([])
  expect(caches.size).toBe(0)
})

test('a newer share takes the place of the one before, and who signs out leaves none', async () => {
  await keepShared([pdf, pdf], NOW)
  await keepShared([pdf], NOW)
  expect([...caches.values()].map((cache) => cache.size)).toEqual([1])
  forgetShared()
  await expect.poll(() => caches.size).toBe(0)
})
