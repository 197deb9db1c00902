import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  confirm,
  createCustomer,
  createSpecialty,
  giveCard,
  giveCredit,
  ledgerFaults,
  PRICE,
  signIn,
  slotId,
  TOMORROW,
  useBookingFixture,
} from '../../../../test/index.ts'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

const w = useBookingFixture()

describe('the slot', () => {
  test('is taken for the second customer, and what they paid with stays theirs', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    expect((await w().book('wallet')).statusCode).toBe(201)
    const late = await createCustomer(w().t.deps)
    await giveCredit(w().t.deps, late.customerId, PRICE)
    const answer = await confirm(w().t, late, await signIn(w().t.deps, late), w().order('wallet'))
    expect(answer.json()).toMatchObject({ status: 409, code: 'slot_taken' })
    expect(await w().balance(`wallet:${late.customerId}`)).toBe(PRICE)
    expect(await w().appointments()).toHaveLength(1)
  })

  test.each([
    ['on a Sunday', '2026-11-29T12:00:00.000Z'],
    ['between two starts', '2026-11-24T12:10:00.000Z'],
    ['in less than the lead time', '2026-11-23T12:00:00.000Z'],
    ['that has passed', '2026-11-20T12:00:00.000Z'],
    ['beyond the horizon', '2027-11-24T12:00:00.000Z'],
  ])('%s is not open', async (_, startsAt) => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    expect((await w().book('wallet', { startsAt })).json()).toMatchObject({
      status: 409,
      code: 'slot_not_open',
    })
    await w().expectNothingWritten()
  })

  test('of a specialty that the specialist does not offer is not open', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    const foreign = { ...w().order('wallet'), specialtyId: await createSpecialty(w().t.deps) }
    expect((await confirm(w().t, w().paula, w().session, foreign)).json()).toMatchObject({
      code: 'slot_not_open',
    })
    await w().expectNothingWritten()
  })

  test('held by an unpaid Pix is free again when its time is over, without any worker', async () => {
    expect((await w().book('pix')).statusCode).toBe(202)
    const other = await createCustomer(w().t.deps)
    await giveCredit(w().t.deps, other.customerId, PRICE)
    const theirs = await signIn(w().t.deps, other)
    expect((await confirm(w().t, other, theirs, w().order('wallet'))).json()).toMatchObject({
      code: 'slot_taken',
    })
    w().t.clock.advance(15 * MINUTE)
    const later = await signIn(w().t.deps, other)
    expect((await confirm(w().t, other, later, w().order('wallet'))).statusCode).toBe(201)
    expect((await w().appointments()).map(({ status }) => status).sort()).toEqual(['confirmed', 'expired'])
  })
})

test('that is booked is no longer the next one that lists show', async () => {
  const { specialistId } = w().specialist
  const next = async () => {
    const { db } = w().t.deps
    const rows = db.selectFrom('next_slots').select('starts_at').where('specialist_id', '=', specialistId)
    return (await rows.execute()).map(({ starts_at }) => starts_at?.toISOString())
  }
  await giveCredit(w().t.deps, w().paula.customerId, PRICE)
  expect((await w().book('wallet', { startsAt: '2026-11-23T12:30:00.000Z' })).statusCode).toBe(201)
  expect(await next()).toEqual(Array(2).fill('2026-11-23T13:00:00.000Z'))
})

describe('a time that the specialist closes', () => {
  const close = async () => {
    const { headers } = await signIn(w().t.deps, w().specialist)
    const id = slotId(w().specialist.specialistId, TOMORROW)
    return w().t.app.inject({ method: 'DELETE', url: `/api/v1/schedules/${id}`, headers })
  }
  const practice = (db: Db | Tx) =>
    db.selectFrom('specialists').select('id').where('id', '=', w().specialist.specialistId)
  const startsAt = new Date(TOMORROW)
  const waitingForLocks = async () => {
    const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(w().t.deps.db)
    return rows.length
  }

  test('while a booking waits for the practice is not open any more', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    const booking = await w()
      .t.deps.db.transaction()
      .execute(async (tx) => {
        await practice(tx).forUpdate().execute()
        const waiting = w()
          .book('wallet')
          .then((answer) => answer)
        await expect.poll(waitingForLocks).toBe(1)
        await tx
          .insertInto('blocks')
          .values({
            id: w().t.deps.newId(),
            specialist_id: w().specialist.specialistId,
            starts_at: startsAt,
            ends_at: new Date(startsAt.getTime() + 1_800_000),
            reason: '',
            created_at: w().t.clock.now(),
          })
          .execute()
        return { waiting }
      })
    expect((await booking.waiting).json()).toMatchObject({ status: 409, code: 'slot_not_open' })
    await w().expectNothingWritten()
  })

  test.each([0, 2, 4, 8, 16])('%i ms after it is booked: one of both is refused', async (milliseconds) => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    const [booked, closed] = await Promise.all([w().book('wallet'), sleep(milliseconds).then(close)])
    expect([
      [201, 409],
      [409, 204],
    ]).toContainEqual([booked.statusCode, closed.statusCode])
  })
})

describe('the same key', () => {
  test('clicked twice at once books once and answers the same', async () => {
    await giveCard(w().t, w().session)
    const key = w().t.deps.newId()
    const answers = await Promise.all([1, 2].map(() => w().book('credit_card', { key })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(answers[0]?.json().id).toBe(answers[1]?.json().id)
    expect(await w().chargesOf(answers[0]?.json().id)).toHaveLength(1)
  })

  test('may be as short as one letter; what is longer than 200 is refused', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    expect((await w().book('wallet', { key: 'k'.repeat(201) })).json()).toMatchObject({
      status: 400,
      code: 'malformed',
    })
    await w().expectNothingWritten()
    const answers = [await w().book('wallet', { key: 'k' }), await w().book('wallet', { key: 'k' })]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(await w().appointments()).toHaveLength(1)
  })

  test('with another body is refused and writes nothing', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE * 2)
    const key = w().t.deps.newId()
    expect((await w().book('wallet', { key })).statusCode).toBe(201)
    const answer = await w().book('wallet_card', { key })
    expect(answer.json()).toMatchObject({ status: 409, code: 'idempotency_key_reused' })
    const elsewhere = await w().book('wallet', { key, startsAt: '2026-11-24T13:00:00.000Z' })
    expect(elsewhere.json()).toMatchObject({ code: 'idempotency_key_reused' })
    expect(await w().appointments()).toHaveLength(1)
    expect(await w().wallet()).toBe(PRICE)
  })

  test('with its fields in another order is the same call', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    const key = w().t.deps.newId()
    const slot = slotId(w().specialist.specialistId, TOMORROW)
    const send = (payload: object) =>
      w().t.app.inject({
        method: 'POST',
        url: `/api/v1/schedules/auth/${w().paula.customerId}/schedules/${slot}/confirm`,
        headers: { ...w().session.headers, 'idempotency-key': key },
        payload,
      })
    const first = await send({ specialty_id: w().specialtyId, payment_method: 'wallet' })
    const again = await send({ payment_method: 'wallet', specialty_id: w().specialtyId })
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
    expect(await w().appointments()).toHaveLength(1)
  })

  test('finds what was booked when the answer was never kept', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    const key = w().t.deps.newId()
    const first = await w().book('wallet', { key })
    await w().t.deps.db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
    const again = await w().book('wallet', { key })
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
    expect(await w().wallet()).toBe(0)
  })

  test('with another time is refused when the answer was never kept, and books nothing', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE * 2)
    const key = w().t.deps.newId()
    const first = await w().book('wallet', { key })
    for (const startsAt of ['2026-11-24T13:00:00.000Z', '2026-11-29T12:00:00.000Z']) {
      await w().t.deps.db.deleteFrom('idempotency_keys').where('key', '=', key).execute()
      const elsewhere = await w().book('wallet', { key, startsAt })
      expect(elsewhere.json()).toMatchObject({ status: 409, code: 'idempotency_key_reused' })
    }
    expect(await w().appointments()).toMatchObject([{ id: first.json().id }])
    expect(await w().wallet()).toBe(PRICE)
  })
})

describe('many at once', () => {
  const crowd = async (size: number) =>
    Promise.all(
      Array.from({ length: size }, async () => {
        const person = await createCustomer(w().t.deps)
        await giveCredit(w().t.deps, person.customerId, PRICE)
        return { person, session: await signIn(w().t.deps, person) }
      }),
    )

  test('fifty on one slot: one books, nothing is held by the others', async () => {
    const people = await crowd(50)
    const answers = await Promise.all(
      people.map((each) => confirm(w().t, each.person, each.session, w().order('wallet'))),
    )
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(
      answers.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json().code),
    ).toEqual(Array(49).fill('slot_taken'))
    const left = await Promise.all(people.map(({ person }) => w().balance(`wallet:${person.customerId}`)))
    expect(left.filter((amount) => amount === PRICE)).toHaveLength(49)
    expect(await w().appointments()).toHaveLength(1)
    expect(await w().waiting()).toBe(12_750)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('on starts that overlap: what stands in the end overlaps nowhere', async () => {
    // A rule with another length opens other starts while the earlier visitors still see the old ones.
    const people = await crowd(24)
    const starts = ['12:00', '12:15', '12:30', '12:45']
    const answers = await Promise.all(
      people.map(async (each, index) => {
        const interval_minutes = index % 2 === 0 ? 30 : 45
        await w()
          .t.deps.db.updateTable('availability_rules')
          .set({ interval_minutes })
          .where('specialist_id', '=', w().specialist.specialistId)
          .execute()
        const startsAt = `2026-11-24T${starts[index % starts.length]}:00.000Z`
        return confirm(w().t, each.person, each.session, { ...w().order('wallet'), startsAt })
      }),
    )
    const booked = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json())
    expect(booked.length).toBeGreaterThan(0)
    for (const a of booked) {
      for (const b of booked) {
        if (a === b) continue
        const apart =
          Date.parse(a.ends_at) <= Date.parse(b.starts_at) || Date.parse(b.ends_at) <= Date.parse(a.starts_at)
        expect(apart).toBe(true)
      }
    }
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500)
    expect(await w().appointments()).toHaveLength(booked.length)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })
})
