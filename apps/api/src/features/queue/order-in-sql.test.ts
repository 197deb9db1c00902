import { careKinds } from '@emma/domain/queue'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOURS, roundsOf } from '../../../test/depth.ts'
import { buildTestApp, createCustomer, type TestApp, type TestCustomer } from '../../../test/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findWaiting } from './attend/board.repo.ts'
import { lockNext } from './attend/calling.repo.ts'
import { findOpenEntry } from './enter/entries.repo.ts'
import { findPlaces, findQueueNow } from './queue-status.repo.ts'

const PEOPLE = 8

let t: TestApp
let people: readonly TestCustomer[]
beforeAll(async () => {
  t = await buildTestApp()
  people = await Promise.all(Array.from({ length: PEOPLE }, () => createCustomer(t.deps)))
})
afterAll(() => t.close())

const queue = fc.array(
  fc.record({
    kind: fc.constantFrom(...careKinds),
    isUrgent: fc.boolean(),
    /** Few minutes, so that some arrive at the same moment. */
    minutes: fc.integer({ min: 0, max: 3 }),
    isWaiting: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  }),
  { minLength: 1, maxLength: PEOPLE },
)
type Queue = typeof queue extends fc.Arbitrary<infer Given> ? Given : never

const write = async (given: Queue): Promise<string[]> => {
  const { db, newId, clock } = t.deps
  const now = clock.now()
  await db.deleteFrom('payments').execute()
  await db.deleteFrom('queue_entries').execute()
  const rows = given.map(({ kind, isUrgent, minutes, isWaiting }, at) => ({
    id: newId(),
    customer_id: people[at]?.customerId ?? '',
    status: isWaiting ? 'waiting' : 'awaiting_payment',
    kind_of_care: kind,
    complaint_sealed: Buffer.from('sealed'),
    red_flags_sealed: isUrgent ? Buffer.from('sealed') : null,
    acknowledged_at: isUrgent ? now : null,
    priority: isUrgent ? 1 : 0,
    price: 9000,
    platform_percent: 15,
    policy: '{}',
    queue_minutes: 60,
    payment_method: 'wallet',
    waiting_since: isWaiting ? new Date(now.getTime() + minutes * 60_000) : null,
    created_at: now,
    updated_at: now,
  }))
  await db.insertInto('queue_entries').values(rows).execute()
  const payments = rows.map(({ id, customer_id, price }) => ({
    id: newId(),
    queue_entry_id: id,
    customer_id,
    method: 'wallet',
    amount: price,
    wallet_amount: price,
    status: 'paid',
    provider_key: id,
    created_at: now,
    updated_at: now,
  }))
  await db.insertInto('payments').values(payments).execute()
  // Emergency signs come first, then the longest wait, then the earliest entry.
  return rows
    .filter(({ status }) => status === 'waiting')
    .sort(
      (a, b) =>
        b.priority - a.priority ||
        Number(a.waiting_since) - Number(b.waiting_since) ||
        a.id.localeCompare(b.id),
    )
    .map(({ id }) => id)
}

test(
  'board, next call, estimate, announcements and the own place count the queue in one order',
  async () => {
    const { db, clock } = t.deps
    await fc.assert(
      fc.asyncProperty(queue, async (given) => {
        const order = await write(given)
        const { line } = await findQueueNow(db, clock.now())
        expect(line.map(({ id }) => id)).toEqual(order)
        expect((await findWaiting(db, careKinds)).map(({ id }) => id)).toEqual(order)
        const announced = new Map(
          (await findPlaces(db, null)).map(({ user_id, position }) => [user_id, position]),
        )
        const kindOf = new Map(line.map(({ id, kind_of_care }) => [id, kind_of_care]))
        for (const { customerId, userId } of people.slice(0, given.length)) {
          const own = await findOpenEntry(db, customerId)
          const ofKind = order.filter((id) => kindOf.get(id) === own?.kind_of_care)
          const place = ofKind.indexOf(own?.id ?? '') + 1 || null
          expect([own?.position, announced.get(userId)]).toEqual([place, place])
        }
        for (const kind of careKinds) {
          const next = await inTransaction(db, (tx) => lockNext(tx, [kind]))
          expect(next?.id).toBe(order.find((id) => kindOf.get(id) === kind))
        }
      }),
      { numRuns: roundsOf('queuesInSql') },
    )
  },
  HOURS,
)
