import { expect, test } from 'vitest'
import { confirm, ledgerFaults, useBookingFixture } from '../../../test/index.ts'
import {
  bookAt,
  call,
  cancel,
  FRIDAY,
  join,
  linesOf,
  NEXT_THURSDAY,
  newcomer,
  offersOf,
  THURSDAY,
  type Waiting,
} from '../../../test/waiting-line.ts'
import { passOnOffers } from './pass-on-offers.ts'

const w = useBookingFixture()
const OFFER_MS = 600_000

const people = (count: number) => Promise.all(Array.from({ length: count }, () => newcomer(w())))
const accept = (who: Waiting, entry: string) => call(w(), who, 'POST', `customer/waitlist/${entry}/accept`)
const entriesNow = async () =>
  (await offersOf(w())).filter(({ status }) => status === 'offered' || status === 'booking')
const activeAt = async (startsAt: string) => {
  const rows = await w()
    .t.deps.db.selectFrom('appointments')
    .select('customer_id')
    .where('specialist_id', '=', w().specialist.specialistId)
    .where('starts_at', '=', new Date(startsAt))
    .where('status', 'in', ['awaiting_payment', 'confirmed', 'in_progress'])
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}

test('two times that are freed at once go to the first two in line', async () => {
  const [one, other, ...line] = await people(5)
  if (!one || !other) throw new Error('nobody came')
  const [first, second] = [await bookAt(w(), one, THURSDAY), await bookAt(w(), other, FRIDAY)]
  for (const who of line) await join(w(), who)
  const answers = await Promise.all([cancel(w(), one, first), cancel(w(), other, second)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const offered = await Promise.all(line.map(async (who) => (await linesOf(w(), who))[0]?.offer !== null))
  expect(offered).toEqual([true, true, false])
  expect(await entriesNow()).toHaveLength(2)
})

test('twenty in line are offered one time one after the other, each once, in order', async () => {
  const [holder, ...line] = await people(21)
  if (!holder) throw new Error('nobody came')
  const appointment = await bookAt(w(), holder, THURSDAY)
  for (const who of line) await join(w(), who)
  await cancel(w(), holder, appointment)
  for (const nth of line.keys()) {
    expect(await entriesNow()).toHaveLength(1)
    const current = (await entriesNow())[0]?.customer_id
    expect(line.findIndex(({ customer }) => customer.customerId === current)).toBe(nth)
    await w()
      .t.deps.db.updateTable('slot_offers')
      .set({ expires_at: w().t.clock.now() })
      .where('status', '=', 'offered')
      .where('specialist_id', '=', w().specialist.specialistId)
      .execute()
    // Two workers at once offer it once.
    await Promise.all([passOnOffers(w().t.deps), passOnOffers(w().t.deps)])
  }
  expect(await entriesNow()).toEqual([])
  const all = await offersOf(w())
  expect(all).toHaveLength(20)
  expect(new Set(all.map(({ customer_id }) => customer_id)).size).toBe(20)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('an answer against its end leaves one owner (%i)', async () => {
  const [holder, first, second] = await people(3)
  if (!holder || !first || !second) throw new Error('nobody came')
  const appointment = await bookAt(w(), holder, THURSDAY)
  const mine = await bookAt(w(), first, NEXT_THURSDAY)
  const entry = await join(w(), first, { schedule_id: mine })
  await join(w(), second)
  await cancel(w(), holder, appointment)
  // The worker's clock is at the deadline; the answering person's is a moment earlier.
  await w()
    .t.deps.db.updateTable('slot_offers')
    .set({ expires_at: new Date(w().t.clock.now().getTime() + 1) })
    .where('specialist_id', '=', w().specialist.specialistId)
    .execute()
  const later = { ...w().t.deps, clock: { now: () => new Date(w().t.clock.now().getTime() + 2) } }
  const [answer] = await Promise.all([accept(first, entry), passOnOffers(later)])
  const [owner, ...more] = await activeAt(THURSDAY)
  expect(more).toEqual([])
  if (answer.status === 200) {
    expect(owner).toBe(first.customer.customerId)
    // The first one's former time is offered to the second; the time itself to nobody.
    expect((await entriesNow()).filter(({ starts_at }) => starts_at.toISOString() === THURSDAY)).toEqual([])
  } else {
    expect(['offer_over', 'slot_taken']).toContain(answer.body.code)
    expect(owner).toBeUndefined()
    expect(await entriesNow()).toMatchObject([{ customer_id: second.customer.customerId }])
  }
})

test('of an acceptance, ten strangers who book and a decline, the time has one owner at most', async () => {
  const [holder, first, ...strangers] = await people(8)
  if (!holder || !first) throw new Error('nobody came')
  const appointment = await bookAt(w(), holder, THURSDAY)
  const entry = await join(w(), first)
  await cancel(w(), holder, appointment)
  const order = w().order('wallet', { startsAt: THURSDAY })
  const book = ({ customer, session }: Waiting) => confirm(w().t, customer, session, order)
  await Promise.all([
    accept(first, entry),
    call(w(), first, 'POST', `customer/waitlist/${entry}/decline`),
    book(first),
    ...strangers.map(book),
  ])
  const owners = await activeAt(THURSDAY)
  const kept = await entriesNow()
  expect(owners.length + kept.length).toBeLessThanOrEqual(1)
  expect(await ledgerFaults(w().t.deps.db)).toEqual([])
})

test('a cancellation and the one who leaves the line at that moment keep the time for nobody who is gone', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [holder, first, second] = await people(3)
    if (!holder || !first || !second) throw new Error('nobody came')
    const appointment = await bookAt(w(), holder, THURSDAY)
    const entry = await join(w(), first)
    const behind = await join(w(), second)
    const leave = call(w(), first, 'DELETE', `customer/waitlist/${entry}`)
    await Promise.all([cancel(w(), holder, appointment), leave])
    await passOnOffers(w().t.deps)
    expect(await entriesNow()).toMatchObject([{ customer_id: second.customer.customerId }])
    await call(w(), second, 'DELETE', `customer/waitlist/${behind}`)
    expect(await entriesNow()).toEqual([])
  }
})

test('what is passed on while it is paid is never sold twice', async () => {
  const [holder, first, second] = await people(3)
  if (!holder || !first || !second) throw new Error('nobody came')
  const appointment = await bookAt(w(), holder, THURSDAY)
  const entry = await join(w(), first)
  await join(w(), second)
  await cancel(w(), holder, appointment)
  await accept(first, entry)
  const over = { ...w().t.deps, clock: { now: () => new Date(w().t.clock.now().getTime() + OFFER_MS + 1) } }
  const order = w().order('wallet', { startsAt: THURSDAY })
  await Promise.all([confirm(w().t, first.customer, first.session, order), passOnOffers(over)])
  const owners = await activeAt(THURSDAY)
  const kept = await entriesNow()
  expect(owners.length + kept.length).toBe(1)
})

test('a yes that is sent twice at once moves the appointment once, and both hear so', async () => {
  const [holder, mover] = await people(2)
  if (!holder || !mover) throw new Error('nobody came')
  const freed = await bookAt(w(), holder, THURSDAY)
  const mine = await bookAt(w(), mover, NEXT_THURSDAY)
  const entry = await join(w(), mover, { schedule_id: mine })
  await cancel(w(), holder, freed)
  const answers = await Promise.all([1, 2, 3].map(() => accept(mover, entry)))
  expect(answers.map(({ status, body }) => [status, body.appointment?.id])).toEqual(
    Array.from({ length: 3 }, () => [200, mine]),
  )
  expect(await activeAt(THURSDAY)).toEqual([mover.customer.customerId])
  const { moves } = await w()
    .t.deps.db.selectFrom('appointments')
    .select('moves')
    .where('id', '=', mine)
    .executeTakeFirstOrThrow()
  expect(moves).toBe(1)
})
