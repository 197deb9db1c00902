import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { HOURS, roundsOf } from '../depth.ts'
import { buildTestApp, createSpecialty, TEST_NOW, type TestApp } from '../index.ts'
import { openFixture } from './fixture.ts'
import { histories, take } from './history.ts'
import { calm, expectSound } from './invariants.ts'

/** The simulator has the real clock: moves its list of withdrawals to the history's day. */
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
    // Reports the first failure with its seed instead of shrinking: its leftovers would spoil smaller runs.
    await fc.assert(holds, { numRuns: roundsOf('moneyHistories'), endOnFailure: true })
  },
  HOURS,
)
