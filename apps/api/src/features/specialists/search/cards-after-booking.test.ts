import { expect, test } from 'vitest'
import { giveCredit, PRICE, useBookingFixture } from '../../../../test/index.ts'

const w = useBookingFixture()

const shown = async (): Promise<string[]> => {
  const { specialistId } = w().specialist
  const answer = await w().t.app.inject({ url: `/api/v1/specialists/specialists/${specialistId}` })
  expect(answer.statusCode).toBe(200)
  return answer
    .json()
    .nextSlots.map(({ starts_at }: { starts_at: string }) => new Date(starts_at).toISOString())
}

test('a slot that is taken leaves the card at once, whichever of the shown ones it is', async () => {
  const before = await shown()
  expect(before).toHaveLength(3)
  const [, , third = ''] = before
  expect((await w().book('pix', { startsAt: third })).statusCode).toBe(202)
  const after = await shown()
  expect(after).toHaveLength(3)
  expect(after).not.toContain(third)
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
  const [first = ''] = after
  await giveCredit(w().t.deps, w().paula.customerId, PRICE)
  expect((await w().book('wallet', { startsAt: first })).statusCode).toBe(201)
  expect(await shown()).not.toContain(first)
})
