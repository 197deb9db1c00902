import { expect, test } from 'vitest'
import { AppError } from './http/app-error.ts'
import { createLane } from './lane.ts'

test('runs no more than its limit at once, in order of arrival, and frees the slot of work that fails', async () => {
  const inSlot = createLane(2, 9)
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

test('keeps so many waiting and refuses the next, which has not begun', async () => {
  const inLane = createLane(1, 1)
  const end = Promise.withResolvers<void>()
  const begun: string[] = []
  const work = (name: string) =>
    inLane(async () => {
      begun.push(name)
      await end.promise
    })
  const [first, second] = [work('first'), work('second')]
  await expect(work('third')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  end.resolve()
  await Promise.all([first, second])
  expect(begun).toEqual(['first', 'second'])
  await work('fourth')
  expect(begun).toEqual(['first', 'second', 'fourth'])
})

test('refuses as it is told to', async () => {
  const inLane = createLane(1, 0, () => new AppError('too_many_requests'))
  const end = Promise.withResolvers<void>()
  const first = inLane(() => end.promise)
  await expect(inLane(async () => {})).rejects.toMatchObject({ code: 'too_many_requests' })
  end.resolve()
  await first
})
