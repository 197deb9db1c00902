import { MINUTE } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { giveCredit, PRICE, useBookingFixture } from '../../../../test/index.ts'
import { theseSpecialists } from '../specialists.repo.ts'
import { findSeen } from './seen.repo.ts'
import { writtenCards } from './written-cards.ts'

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

test('a card whose stored times have passed is computed once, and again when its first slot is too soon', async () => {
  const { deps, clock } = w().t
  const { specialistId } = w().specialist
  const card = async () => {
    const view = { now: clock.now(), customerId: null }
    return (await writtenCards(deps, view, (db) => findSeen(db, theseSpecialists([specialistId]), view)))
      .written[0]
  }
  // The first slot can still be booked for five minutes.
  clock.set(new Date(clock.now().getTime() - 5 * MINUTE).toISOString())
  await deps.db.updateTable('next_slots').set({ check_at: clock.now() }).execute()
  const computed = await card()
  expect(await card()).toBe(computed)
  const [first = ''] = await shown()
  clock.set(new Date(Date.parse(first) - MINUTE).toISOString())
  expect(await card()).not.toBe(computed)
  expect(await shown()).not.toContain(first)
})
