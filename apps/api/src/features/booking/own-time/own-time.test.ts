import { HOUR, MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  confirm,
  createSpecialist,
  giveCredit,
  PRICE,
  runJobs,
  signIn,
  slotId,
  type TestSpecialist,
  TOMORROW,
  useBookingFixture,
} from '../../../../test/index.ts'
import { call } from '../../../../test/waiting-line.ts'

const w = useBookingFixture()
/** Half hours from the fixture's slot on. */
const at = (nth: number) => new Date(Date.parse(TOMORROW) + nth * 30 * MINUTE).toISOString()

let others: readonly TestSpecialist[]
const another = () => createSpecialist(w().t.deps, { specialtyId: w().specialtyId, price: PRICE })
beforeEach(async () => {
  others = await Promise.all([another(), another()])
})

interface Asked {
  readonly with?: TestSpecialist | undefined
  readonly nth?: number
  readonly dependentId?: string
}
const bookWith = async (method: 'wallet' | 'pix', { with: specialist, nth = 0, dependentId }: Asked = {}) => {
  const { t, paula, specialtyId } = w()
  const { headers } = await signIn(t.deps, paula)
  const id = slotId((specialist ?? w().specialist).specialistId, at(nth))
  const dependent = dependentId === undefined ? {} : { dependent_id: dependentId }
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/v1/schedules/auth/${paula.customerId}/schedules/${id}/confirm`,
    // As screens call it: a refusal is stored, and thrown again unchanged.
    headers: { ...headers, 'idempotency-key': t.deps.newId() },
    payload: { specialty_id: specialtyId, payment_method: method, ...dependent },
  })
  const { retry_after, ...body } = answer.json()
  return { ...body, answered: answer.statusCode, retryAfter: answer.headers['retry-after'], retry_after }
}
const ofPaula = async () => {
  const { rows } = await sql<{ id: string; status: string }>`
    SELECT id, status FROM appointments WHERE customer_id = ${w().paula.customerId} ORDER BY created_at, id`.execute(
    w().t.deps.db,
  )
  return rows
}
const active = async () =>
  (await ofPaula()).filter(({ status }) => status === 'confirmed' || status === 'awaiting_payment')

const child = async () => {
  const answer = await w().t.app.inject({
    method: 'POST',
    url: '/api/v1/customer/dependents',
    headers: w().session.headers,
    payload: { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child' },
  })
  return String(answer.json().id)
}

describe('a person is in one consultation at a time', () => {
  beforeEach(() => giveCredit(w().t.deps, w().paula.customerId, 20 * PRICE))

  test('another one then is refused and named, and nothing is spent', async () => {
    const first = await bookWith('wallet')
    const refused = await bookWith('wallet', { with: others[0] })
    expect(refused).toMatchObject({ answered: 409, code: 'already_booked_then', schedule_id: first.id })
    expect(await ofPaula()).toHaveLength(1)
    expect(await w().wallet()).toBe(19 * PRICE)
    expect(await bookWith('wallet', { with: others[0], nth: 1 })).toMatchObject({ answered: 201 })
  })

  test('a parent and a child may be with two at once, the child with one', async () => {
    const dependentId = await child()
    expect(await bookWith('wallet')).toMatchObject({ answered: 201 })
    const childs = await bookWith('wallet', { with: others[0], dependentId })
    expect(childs.answered).toBe(201)
    expect(await bookWith('wallet', { with: others[1], dependentId })).toMatchObject({
      code: 'already_booked_then',
      schedule_id: childs.id,
    })
    expect(await ofPaula()).toHaveLength(2)
  })

  test('of two bookings of one time at once, with two specialists, one stands', async () => {
    const answers = await Promise.all(
      [...others, w().specialist].map((specialist) => bookWith('wallet', { with: specialist })),
    )
    expect(answers.map(({ answered }) => answered).sort()).toEqual([201, 409, 409])
    expect(await active()).toHaveLength(1)
    expect(await w().wallet()).toBe(19 * PRICE)
  })

  test('the database itself keeps no two, whoever writes them', async () => {
    const { id } = await bookWith('wallet')
    await bookWith('wallet', { with: others[0], nth: 1 })
    const moved = sql`
      UPDATE appointments SET starts_at = starts_at - interval '30 minutes', ends_at = ends_at - interval '30 minutes'
       WHERE customer_id = ${w().paula.customerId} AND id <> ${id}`.execute(w().t.deps.db)
    await expect(moved).rejects.toThrow(/appointments_own_time/)
  })

  test('an unpaid one whose time ran out is not in the way, without any worker', async () => {
    expect((await bookWith('pix')).answered).toBe(202)
    expect(await bookWith('wallet', { with: others[0] })).toMatchObject({ code: 'already_booked_then' })
    w().t.clock.advance(20 * MINUTE)
    expect(await bookWith('wallet', { with: others[0] })).toMatchObject({ answered: 201 })
    expect((await ofPaula()).map(({ status }) => status)).toEqual(['expired', 'confirmed'])
  })

  test('a payment that comes late gives no second one then: its money goes back', async () => {
    const late = await bookWith('pix')
    w().t.clock.advance(20 * MINUTE)
    const other = await bookWith('wallet', { with: others[0] })
    await w().control(`/_pix/${(await w().chargesOf(late.id))[0]?.id}/pay`)
    await runJobs(w().t)
    expect(await active()).toEqual([{ id: other.id, status: 'confirmed' }])
    expect((await w().chargesOf(late.id))[0]?.status).toBe('refunded')
  })

  test('moving one onto another is refused and named, and the old time stays', async () => {
    const first = await bookWith('wallet')
    const moving = await bookWith('wallet', { with: others[0], nth: 1 })
    const who = { customer: w().paula, session: await signIn(w().t.deps, w().paula) }
    const to = (nth: number) => ({ schedule_id: slotId(others[0]?.specialistId ?? '', at(nth)) })
    const path = `schedules/${moving.id}/reschedule`
    expect((await call(w(), who, 'PUT', path, to(0))).body).toMatchObject({
      status: 409,
      code: 'already_booked_then',
      schedule_id: first.id,
    })
    const { rows } = await sql<{ starts_at: Date }>`
      SELECT starts_at FROM appointments WHERE id = ${moving.id}`.execute(w().t.deps.db)
    expect(rows[0]?.starts_at.toISOString()).toBe(at(1))
    expect((await call(w(), who, 'PUT', path, to(2))).status).toBe(200)
  })
})

describe('what is held unpaid has a limit', () => {
  test('one with a specialist: the second waits until the first is over', async () => {
    const first = await bookWith('pix')
    const refused = await bookWith('pix', { nth: 1 })
    expect(refused).toMatchObject({ answered: 429, code: 'too_many_holds' })
    const left = (Date.parse(first.hold_expires_at) - w().t.clock.now().getTime()) / 1000
    expect(refused).toMatchObject({ retryAfter: String(left), retry_after: left })
    expect(await ofPaula()).toHaveLength(1)
    w().t.clock.advance(left * 1000)
    expect(await bookWith('pix', { nth: 1 })).toMatchObject({ answered: 202 })
  })

  test('two at once; what the wallet pays holds nothing and goes on', async () => {
    await bookWith('pix')
    await bookWith('pix', { with: others[0], nth: 1 })
    const third = { with: others[1], nth: 2 }
    expect(await bookWith('pix', third)).toMatchObject({ answered: 429, code: 'too_many_holds' })
    expect(await ofPaula()).toHaveLength(2)
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    expect(await bookWith('wallet', third)).toMatchObject({ answered: 201 })
  })

  test('twenty at the same moment leave two', async () => {
    const many: TestSpecialist[] = []
    for (let nth = 0; nth < 20; nth += 1) many.push(await another())
    const { headers } = await signIn(w().t.deps, w().paula)
    const session = { ...w().session, headers }
    const answers = await Promise.all(
      many.map(({ specialistId }, nth) =>
        confirm(w().t, w().paula, session, { ...w().order('pix', { startsAt: at(nth % 6) }), specialistId }),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 202)).toHaveLength(2)
    expect(await active()).toHaveLength(2)
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  })

  test('six new ones an hour, however soon they are given up', async () => {
    const give = async (id: string) =>
      w().t.app.inject({
        method: 'DELETE',
        url: `/api/v1/schedules/auth/schedules/${id}/cancelPerCustomer`,
        headers: (await signIn(w().t.deps, w().paula)).headers,
      })
    for (const nth of [0, 1, 2, 3, 4, 5]) {
      const held = await bookWith('pix', { nth: nth % 3 })
      expect(held.answered).toBe(202)
      expect((await give(held.id)).statusCode).toBe(200)
      w().t.clock.advance(MINUTE)
    }
    const refused = await bookWith('pix', { with: others[0] })
    expect(refused).toMatchObject({ answered: 429, code: 'too_many_holds', retryAfter: String(54 * 60) })
    expect(await active()).toEqual([])
    w().t.clock.advance(HOUR - 6 * MINUTE)
    expect(await bookWith('pix', { with: others[0] })).toMatchObject({ answered: 202 })
  })
})
