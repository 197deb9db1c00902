import { slotIdOf } from '@emma/domain/availability'
import { DAY, HOUR } from '@emma/domain/interval'
import { beforeEach, describe, expect, test } from 'vitest'
import { callOf } from '../../../../test/call.ts'
import {
  confirm,
  createCustomer,
  createSpecialist,
  forgetMessages,
  giveCredit,
  messagesTo,
  PRICE,
  runJobs,
  type SignedIn,
  signIn,
  useBookingFixture,
} from '../../../../test/index.ts'
import { expireProposals } from './expire-proposals.ts'

const w = useBookingFixture()
const call = callOf(() => w().t)
beforeEach(() => forgetMessages(w().t))

/** Mondays: nine and ten in the morning in São Paulo. */
const NOW_AT = '2026-11-30T12:00:00.000Z'
const NEW_AT = '2026-11-30T13:00:00.000Z'
const LATER = '2026-11-30T14:00:00.000Z'

const slotAt = (startsAt: string) =>
  slotIdOf({ specialistId: w().specialist.specialistId, start: Date.parse(startsAt) })
const booked = async (): Promise<string> => {
  await giveCredit(w().t.deps, w().paula.customerId, PRICE)
  const answer = await w().book('wallet', { startsAt: NOW_AT })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}
const sergio = (): Promise<SignedIn> => signIn(w().t.deps, w().specialist)
const propose = async (id: string, startsAt = NEW_AT, session?: SignedIn) =>
  call(session ?? (await sergio()), 'POST', `schedules/${id}/proposals`, { schedule_id: slotAt(startsAt) })
const proposed = async () => {
  const id = await booked()
  const { status, body } = await propose(id)
  expect(status, JSON.stringify(body)).toBe(201)
  return { id, proposal: body.id }
}
const slotNow = async (startsAt: string) =>
  (await call(null, 'GET', `schedules/slot?slot_id=${slotAt(startsAt)}&specialty_id=${w().specialtyId}`)).body
    .status
const startNow = async (id: string) => {
  const row = w().t.deps.db.selectFrom('appointments').select('starts_at').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).starts_at.toISOString()
}
const states = async (id: string) => {
  const rows = w().t.deps.db.selectFrom('time_proposals').select('status').where('appointment_id', '=', id)
  return (await rows.orderBy('created_at').orderBy('status').execute()).map(({ status }) => status)
}
const kindsTold = async (userId: string): Promise<string[]> => {
  const rows = w().t.deps.db.selectFrom('notifications').select('kind').where('user_id', '=', userId)
  return (await rows.execute()).map(({ kind }) => kind)
}
const own = async () => (await call(w().session, 'GET', 'customer/proposals')).body.data
const stranger = async () => {
  const customer = await createCustomer(w().t.deps)
  await giveCredit(w().t.deps, customer.customerId, PRICE)
  return { customer, session: await signIn(w().t.deps, customer) }
}

describe('who may propose and answer', () => {
  test('the specialist of the appointment, and its patient; nobody else writes anything', async () => {
    const id = await booked()
    const other = await signIn(
      w().t.deps,
      await createSpecialist(w().t.deps, { specialtyId: w().specialtyId }),
    )
    expect((await call(null, 'POST', `schedules/${id}/proposals`, {})).status).toBe(401)
    expect((await propose(id, NEW_AT, w().session)).status).toBe(403)
    expect((await propose(id, NEW_AT, other)).status).toBe(404)
    expect(await states(id)).toEqual([])
    const { body } = await propose(id)
    const { session } = await stranger()
    expect((await call(session, 'POST', `customer/proposals/${body.id}/accept`)).status).toBe(404)
    expect((await call(session, 'DELETE', `customer/proposals/${body.id}`)).status).toBe(404)
    expect((await call(other, 'DELETE', `schedules/${id}/proposals`)).status).toBe(404)
    expect([await states(id), await startNow(id)]).toEqual([['open'], NOW_AT])
  })
})

describe('a proposed time', () => {
  test('moves nothing, is kept from others, and waits for the patient in the agenda and by e-mail', async () => {
    const { id } = await proposed()
    expect(await startNow(id)).toBe(NOW_AT)
    expect(await slotNow(NEW_AT)).toBe('held')
    const { customer, session } = await stranger()
    const race = await confirm(w().t, customer, session, w().order('wallet', { startsAt: NEW_AT }))
    expect(race.json().code).toBe('slot_taken')
    expect(await own()).toMatchObject([{ schedule_id: id, status: 'open', online: true }])
    await runJobs(w().t)
    const [letter] = await messagesTo(w().t, w().paula.email)
    expect(letter?.subject).toContain('Proposta de outro horário')
  })

  test('is where the appointment goes with a yes, once', async () => {
    const { id, proposal } = await proposed()
    const yes = await call(w().session, 'POST', `customer/proposals/${proposal}/accept`)
    expect(yes.status, JSON.stringify(yes.body)).toBe(200)
    expect([await startNow(id), await states(id)]).toEqual([NEW_AT, ['accepted']])
    expect([await slotNow(NOW_AT), await slotNow(NEW_AT)]).toEqual(['open', 'booked'])
    expect(await kindsTold(w().specialist.userId)).toContain('booking_rescheduled')
    expect((await call(w().session, 'DELETE', `customer/proposals/${proposal}`)).body.code).toBe(
      'proposal_over',
    )
  })

  test('is free again with a no, and the specialist learns of it', async () => {
    const { id, proposal } = await proposed()
    expect((await call(w().session, 'DELETE', `customer/proposals/${proposal}`)).status).toBe(204)
    expect([await startNow(id), await states(id), await slotNow(NEW_AT)]).toEqual([
      NOW_AT,
      ['declined'],
      'open',
    ])
    expect(await kindsTold(w().specialist.userId)).toContain('time_declined')
    const late = await call(w().session, 'POST', `customer/proposals/${proposal}/accept`)
    expect([late.body.code, await startNow(id)]).toEqual(['proposal_over', NOW_AT])
  })

  test('gives way to another one, and goes when it is taken back', async () => {
    const { id } = await proposed()
    expect((await propose(id, LATER)).status).toBe(201)
    expect([await slotNow(NEW_AT), await slotNow(LATER)]).toEqual(['open', 'held'])
    expect((await call(await sergio(), 'DELETE', `schedules/${id}/proposals`)).status).toBe(204)
    expect([await slotNow(LATER), await own()]).toEqual(['open', []])
    expect(await kindsTold(w().paula.userId)).toContain('time_proposal_over')
    expect((await call(await sergio(), 'DELETE', `schedules/${id}/proposals`)).body.code).toBe(
      'proposal_over',
    )
  })

  test('is over when the appointment is canceled, or moved another way', async () => {
    const { id } = await proposed()
    const move = { schedule_id: slotAt(LATER) }
    expect((await call(w().session, 'PUT', `schedules/${id}/reschedule`, move)).status).toBe(200)
    expect([await states(id), await slotNow(NEW_AT)]).toEqual([['canceled'], 'open'])
    await propose(id)
    await call(w().session, 'DELETE', `schedules/auth/schedules/${id}/cancel`)
    expect([await states(id), await slotNow(NEW_AT)]).toEqual([['canceled', 'canceled'], 'open'])
  })

  test('is over at its deadline, for the patient at once', async () => {
    const { id, proposal } = await proposed()
    w().t.clock.advance(2 * DAY + HOUR)
    const session = await signIn(w().t.deps, w().paula)
    const late = await call(session, 'POST', `customer/proposals/${proposal}/accept`)
    expect([late.body.code, await startNow(id)]).toEqual(['proposal_over', NOW_AT])
    await expireProposals(w().t.deps)
    expect([await states(id), await slotNow(NEW_AT)]).toEqual([['expired'], 'open'])
    expect(await kindsTold(w().specialist.userId)).toContain('time_proposal_over')
  })

  test('is an open one, for who could still move: refused, nothing is written', async () => {
    const id = await booked()
    expect((await propose(id, NOW_AT)).body.code).toBe('slot_taken')
    expect((await propose(id, '2026-11-30T04:00:00.000Z')).body.code).toBe('slot_not_open')
    w().t.clock.advance(6 * DAY + 23 * HOUR)
    expect((await propose(id, '2026-12-02T13:00:00.000Z')).body.code).toBe('reschedule_not_allowed')
    expect(await states(id)).toEqual([])
  })
})
