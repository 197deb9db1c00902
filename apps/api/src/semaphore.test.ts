import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('runs no more than its limit at once, in order of arrival, and frees the slot of work that fails', async () => {
  const inSlot = createSemaphore(2)
  const begun: number[] = []
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<number>())
  const results = ends.map(({ promise }, at) =>
    inSlot(() => {
      begun.push(at)
      return promise
    }),
  )
  expect(begun).toEqual([0, 1])
  ends[1]?.reject(new Error('failed'))
  await expect(results[1]).rejects.toThrow('failed')
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.resolve(0)
  await results[0]
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2, 3])
  ends[2]?.resolve(2)
  ends[3]?.resolve(3)
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([0, 2, 3])
})
