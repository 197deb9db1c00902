import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { HOURS, roundsOf } from '../depth.ts'
import { buildTestApp, createSpecialty, TEST_NOW, type TestApp } from '../index.ts'
import { openFixture } from './fixture.ts'
import { histories, take } from './history.ts'
import { calm, expectSound } from './invariants.ts'

/** The simulator's clock is the real one: what it lists of withdrawals is brought to the day that the history has come to. */
const bringToday = ({ deps, clock }: TestApp): void => {
  const { payments } = deps
  const listed = payments.listWithdrawals
  Object.assign(payments, {
    async *listWithdrawals(recipientId: string) {
      for await (const row of listed(recipientId)) yield { ...row, createdAt: clock.now().toISOString() }
    },
  })
}

let t: TestApp
let specialtyId: string
beforeAll(async () => {
  t = await buildTestApp({ SECOND_FACTOR: 'optional' })
  bringToday(t)
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

test(
  'no history of bookings, cancellations, disputes and withdrawals, under any faults, loses a centavo',
  async () => {
    const holds = fc.asyncProperty(histories, async (history) => {
      t.clock.set(TEST_NOW)
      const fixture = await openFixture(t, specialtyId)
      for (const step of history) await take(fixture, step)
      await calm(fixture)
      await expectSound(t)
    })
    // A failure is shown as it happened, with its seed: what it leaves behind would spoil smaller ones.
    await fc.assert(holds, { numRuns: roundsOf('moneyHistories'), endOnFailure: true })
  },
  HOURS,
)
