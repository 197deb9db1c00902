import { DAY, MINUTE } from '@emma/domain/interval'
import { describe, expect, test } from 'vitest'
import {
  confirm,
  createSpecialist,
  giveCard,
  messagesTo,
  PRICE,
  runJobs,
  signIn,
  slotId,
  testCards,
  useBookingFixture,
} from '../../../test/index.ts'
import {
  bookAt,
  call,
  cancel,
  FRIDAY,
  join,
  LATER,
  linesOf,
  moveToClinic,
  NEXT_THURSDAY,
  newcomer,
  offersOf,
  renewed,
  sees,
  THURSDAY,
  type Waiting,
} from '../../../test/waiting-line.ts'
import { bookingJobs } from '../booking/index.ts'
import { paymentJobs } from '../payments/index.ts'
import { passOnOffers } from './pass-on-offers.ts'

const w = useBookingFixture()
const { 'expire-holds': expireHolds } = bookingJobs
const { 'sweep-payments': sweepPayments } = paymentJobs
const OFFER_MS = 10 * MINUTE
const wishOf = () => ({ specialist_id: w().specialist.specialistId, specialty_id: w().specialtyId })
const entries = () => w().t.deps.db.selectFrom('waitlist_entries').select(['id', 'status']).execute()
const own = async (who: Waiting, id: string) => (await call(w(), who, 'GET', `schedules/${id}`)).body

/** One customer has the time that others wait for; another waits for it without an appointment. */
const scene = async () => {
  const [holder, waiting] = [await newcomer(w()), await newcomer(w())]
  const appointment = await bookAt(w(), holder, THURSDAY)
  return { holder, waiting, appointment, entry: await join(w(), waiting) }
}

describe('a place in line', () => {
  test('is asked for by patients alone, for themselves, and shows where they stand', async () => {
    const [first, second] = [await newcomer(w()), await newcomer(w())]
    const none = await w().t.app.inject({
      method: 'POST',
      url: '/api/v1/customer/waitlist',
      payload: wishOf(),
    })
    expect(none.statusCode).toBe(401)
    const specialist = { session: await signIn(w().t.deps, w().specialist) }
    expect((await call(w(), { ...first, ...specialist }, 'POST', 'customer/waitlist', wishOf())).status).toBe(
      403,
    )
    const id = await join(w(), first)
    const other = await join(w(), second, { until: '2026-11-30' })
    expect(await linesOf(w(), first)).toEqual([{ id, position: 1, offer: null }])
    expect(await linesOf(w(), second)).toEqual([{ id: other, position: 2, offer: null }])
    expect((await call(w(), second, 'DELETE', `customer/waitlist/${id}`)).status).toBe(404)
    expect((await call(w(), first, 'DELETE', `customer/waitlist/${id}`)).status).toBe(204)
    expect((await call(w(), first, 'DELETE', `customer/waitlist/${id}`)).status).toBe(404)
    expect(await linesOf(w(), second)).toEqual([{ id: other, position: 1, offer: null }])
  })

  test('says what is waited for', async () => {
    const who = await newcomer(w())
    const id = await bookAt(w(), who, FRIDAY)
    const { body } = await call(w(), who, 'POST', 'customer/waitlist', { ...wishOf(), schedule_id: id })
    expect(body).toMatchObject({
      specialist: { id: w().specialist.specialistId },
      specialty: { id: w().specialtyId },
      schedule_id: id,
      current_starts_at: '2026-11-27T09:00:00-03:00',
      until: '2026-11-27',
      timezone: 'America/Sao_Paulo',
      position: 1,
      offer: null,
    })
  })

  test('is taken once for a specialist and specialty', async () => {
    const who = await newcomer(w())
    await join(w(), who)
    const again = await call(w(), who, 'POST', 'customer/waitlist', wishOf())
    expect(again).toMatchObject({ status: 409, body: { code: 'waitlist_joined' } })
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const other = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId })
        const wish = { ...wishOf(), specialist_id: other.specialistId }
        return Promise.all([1, 2].map(() => call(w(), who, 'POST', 'customer/waitlist', wish)))
      }),
    )
    for (const pair of answers) expect(pair.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('is refused for what can’t be waited for, and nothing is written', async () => {
    const [who, stranger] = [await newcomer(w()), await newcomer(w())]
    const theirs = await bookAt(w(), stranger, THURSDAY)
    const soon = await bookAt(w(), who, '2026-11-24T12:00:00.000Z')
    const suspended = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId, status: 4 })
    const before = await entries()
    w().t.clock.set('2026-11-24T06:00:00.000Z')
    const [now, movable] = [await renewed(w(), who), await renewed(w(), stranger)]
    const refusals = [
      [{ specialist_id: suspended.specialistId }, 404],
      [{ specialist_id: crypto.randomUUID() }, 404],
      [{ specialty_id: crypto.randomUUID() }, 404],
      [{ schedule_id: theirs }, 404],
      [{ schedule_id: crypto.randomUUID() }, 404],
      [{ schedule_id: soon }, 409],
      [{ until: '2026-11-23' }, 422],
      [{ until: '2027-06-01' }, 422],
      [{ until: 'amanhã' }, 422],
      [{ customer_id: stranger.customer.customerId }, 422],
    ] as const
    for (const [more, expected] of refusals) {
      const { status } = await call(w(), 'until' in more ? movable : now, 'POST', 'customer/waitlist', {
        ...wishOf(),
        ...more,
      })
      expect({ more, status }).toEqual({ more, status: expected })
    }
    // Without an appointment of their own, too.
    const named = { ...wishOf(), schedule_id: theirs }
    expect((await call(w(), await newcomer(w()), 'POST', 'customer/waitlist', named)).status).toBe(404)
    expect(await entries()).toEqual(before)
  })

  test('whose last day has passed does not keep its owner from waiting again', async () => {
    const who = await newcomer(w())
    const id = await join(w(), who, { until: '2026-11-24' })
    w().t.clock.advance(2 * DAY)
    const again = await join(w(), await renewed(w(), who))
    expect(again).not.toBe(id)
  })

  test('of who has a coming appointment there is for an earlier one, named or not', async () => {
    const who = await newcomer(w())
    const later = await bookAt(w(), who, NEXT_THURSDAY)
    const first = await bookAt(w(), who, FRIDAY)
    const { body } = await call(w(), who, 'POST', 'customer/waitlist', wishOf())
    expect(body).toMatchObject({ schedule_id: first, until: '2026-11-27' })
    await call(w(), who, 'DELETE', `customer/waitlist/${body.id}`)
    const other = await call(w(), who, 'POST', 'customer/waitlist', { ...wishOf(), schedule_id: later })
    expect(other.body).toMatchObject({ schedule_id: later, until: '2026-12-03' })
  })
})

describe('a freed time', () => {
  test('is kept for the next in line for ten minutes, and for nobody else', async () => {
    const { holder, waiting, appointment, entry } = await scene()
    const stranger = await newcomer(w())
    expect((await cancel(w(), holder, appointment)).status).toBe(200)
    expect(await linesOf(w(), waiting)).toEqual([{ id: entry, position: 1, offer: THURSDAY }])
    const seen = await Promise.all([holder, stranger, waiting].map((who) => sees(w(), who, THURSDAY)))
    expect(seen).toEqual([false, false, true])
    const order = w().order('wallet', { startsAt: THURSDAY })
    const refused = await confirm(w().t, stranger.customer, stranger.session, order)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'slot_taken'])
    const moving = await bookAt(w(), stranger, LATER)
    const move = { schedule_id: slotId(w().specialist.specialistId, THURSDAY) }
    const moved = await call(w(), stranger, 'PUT', `schedules/${moving}/reschedule`, move)
    expect([moved.status, moved.body.code]).toEqual([409, 'slot_taken'])
  })

  test('is told of by the way that the patient prefers, with the clock it is of', async () => {
    const { holder, waiting, appointment } = await scene()
    await cancel(w(), holder, appointment)
    expect(await runJobs(w().t)).toEqual([])
    const { body } = await call(w(), waiting, 'GET', 'customer/notifications')
    expect(body.data).toMatchObject([
      {
        kind: 'waitlist_offer',
        specialist: { id: w().specialist.specialistId },
        date: '2026-11-26',
        init_hour: '09:00',
      },
    ])
    const notices = await w()
      .t.deps.db.selectFrom('notification_messages')
      .select(['channel', 'sent_at'])
      .where('notification_id', '=', body.data[0].id)
      .execute()
    expect(notices).toHaveLength(1)
    expect(notices[0]?.sent_at).not.toBeNull()
  })

  test('goes on to the next when nobody answers, when it is declined, and opens when nobody is left', async () => {
    const { holder, waiting, appointment, entry } = await scene()
    const [second, third] = [await newcomer(w()), await newcomer(w())]
    const [behind, last] = [await join(w(), second), await join(w(), third)]
    await cancel(w(), holder, appointment)
    w().t.clock.advance(OFFER_MS)
    // Nobody gets in between the end of an offer and the next one.
    expect(await sees(w(), third, THURSDAY)).toBe(false)
    await passOnOffers(w().t.deps)
    expect(await linesOf(w(), waiting)).toEqual([{ id: entry, position: 1, offer: null }])
    expect(await linesOf(w(), second)).toEqual([{ id: behind, position: 2, offer: THURSDAY }])
    const late = await call(w(), waiting, 'POST', `customer/waitlist/${entry}/accept`)
    expect(late).toMatchObject({ status: 409, body: { code: 'offer_over' } })
    expect((await call(w(), second, 'POST', `customer/waitlist/${behind}/decline`)).status).toBe(204)
    expect(await linesOf(w(), third)).toEqual([{ id: last, position: 3, offer: THURSDAY }])
    expect((await call(w(), third, 'DELETE', `customer/waitlist/${last}`)).status).toBe(204)
    expect(await Promise.all([holder, waiting, third].map((who) => sees(w(), who, THURSDAY)))).toEqual([
      true,
      true,
      true,
    ])
    const { db } = w().t.deps
    const card = await db
      .selectFrom('next_slots')
      .select('starts_at')
      .where('specialist_id', '=', w().specialist.specialistId)
      .where('specialty_id', 'is', null)
      .executeTakeFirstOrThrow()
    expect(card.starts_at).not.toBeNull()
  })

  test('opens by itself where no worker runs', async () => {
    const { holder, appointment } = await scene()
    await cancel(w(), holder, appointment)
    w().t.clock.advance(OFFER_MS + MINUTE)
    expect(await sees(w(), holder, THURSDAY)).toBe(true)
  })

  test('is offered to whose wish fits alone', async () => {
    const holder = await newcomer(w())
    const appointment = await bookAt(w(), holder, THURSDAY)
    const [early, blocked, busy, fits] = await Promise.all([1, 2, 3, 4].map(() => newcomer(w())))
    if (!early || !blocked || !busy || !fits) throw new Error('nobody waits')
    await join(w(), early, { until: '2026-11-25' })
    await join(w(), blocked)
    await w()
      .t.deps.db.updateTable('customers')
      .set({ status: 'blocked' })
      .where('id', '=', blocked.customer.customerId)
      .execute()
    const elsewhere = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId })
    const order = { ...w().order('wallet', { startsAt: THURSDAY }), specialistId: elsewhere.specialistId }
    expect((await confirm(w().t, busy.customer, busy.session, order)).statusCode).toBe(201)
    await join(w(), busy)
    const entry = await join(w(), fits)
    await cancel(w(), holder, appointment)
    // A blocked customer does not block others.
    expect(await linesOf(w(), fits)).toEqual([{ id: entry, position: 3, offer: THURSDAY }])
    expect(await offersOf(w())).toHaveLength(1)
  })

  test('is not offered when the specialist cancels, nor to whoever gave it back, nor too near to its start', async () => {
    const { holder, waiting, appointment } = await scene()
    const headers = (await signIn(w().t.deps, w().specialist)).headers
    const url = `/api/v1/schedules/auth/schedules/${appointment}/cancelPerSpecialist`
    await w().t.app.inject({ method: 'POST', url, headers, payload: { reason: 'Imprevisto' } })
    expect(await offersOf(w())).toEqual([])
    await call(w(), waiting, 'DELETE', `customer/waitlist/${(await linesOf(w(), waiting))[0].id}`)
    const again = await bookAt(w(), holder, FRIDAY)
    await join(w(), holder, { schedule_id: again })
    const to = { schedule_id: slotId(w().specialist.specialistId, NEXT_THURSDAY) }
    expect((await call(w(), holder, 'PUT', `schedules/${again}/reschedule`, to)).status).toBe(200)
    expect(await offersOf(w())).toEqual([])
    await join(w(), waiting)
    // Forty minutes before the start, thirty of which cannot be booked, an offer could not last.
    w().t.clock.set('2026-12-03T11:21:00.000Z')
    expect((await cancel(w(), await renewed(w(), holder), again)).status).toBe(200)
    expect(await offersOf(w())).toEqual([])
  })

  test.each([
    'a booking that was never paid',
    'a refused card',
    'time off that is taken back',
    'a move away',
  ])('comes from %s too', async (how) => {
    const [other, waiting] = [await newcomer(w()), await newcomer(w())]
    if (how === 'a booking that was never paid') {
      const order = w().order('pix', { startsAt: THURSDAY })
      expect((await confirm(w().t, other.customer, other.session, order)).statusCode).toBe(202)
      await join(w(), waiting)
      w().t.clock.advance(16 * MINUTE)
      // The hold is over; a newcomer finds the line before them.
      const stranger = await newcomer(w())
      const taken = await confirm(w().t, stranger.customer, stranger.session, {
        ...order,
        method: 'wallet',
      })
      expect(taken.json()).toMatchObject({ code: 'slot_taken' })
      await expireHolds(w().t.deps)
    } else if (how === 'a refused card') {
      await giveCard(w().t, other.session, testCards.refuses)
      await join(w(), waiting)
      const order = w().order('credit_card', { startsAt: THURSDAY })
      expect((await confirm(w().t, other.customer, other.session, order)).statusCode).toBe(402)
    } else if (how === 'a move away') {
      const id = await bookAt(w(), other, THURSDAY)
      await join(w(), waiting)
      const to = { schedule_id: slotId(w().specialist.specialistId, LATER) }
      expect((await call(w(), other, 'PUT', `schedules/${id}/reschedule`, to)).status).toBe(200)
    } else {
      const { headers } = await signIn(w().t.deps, w().specialist)
      const block = { starts_at: '2026-11-26T11:50:00.000Z', ends_at: '2026-11-26T12:30:00.000Z', reason: '' }
      const url = '/api/v1/specialists/blocks'
      const made = await w().t.app.inject({ method: 'POST', url, headers, payload: block })
      await join(w(), waiting)
      await w().t.app.inject({ method: 'DELETE', url: `${url}/${made.json().id}`, headers })
      const [first] = await offersOf(w())
      expect(first?.starts_at.toISOString()).toBe('2026-11-26T11:30:00.000Z')
      return
    }
    expect(await linesOf(w(), await renewed(w(), waiting))).toMatchObject([{ offer: THURSDAY }])
  })

  test('opened by the specialist for one day goes to the line first', async () => {
    const waiting = await newcomer(w())
    await join(w(), waiting)
    const { headers } = await signIn(w().t.deps, w().specialist)
    const slots = [{ init_hour: '09:00', final_hour: '09:30' }]
    const payload = { date: '2026-11-28', slots, place_id: null }
    const opened = await w().t.app.inject({ method: 'POST', url: '/api/v1/schedules', headers, payload })
    expect(opened.statusCode).toBe(201)
    expect(await linesOf(w(), waiting)).toMatchObject([{ offer: '2026-11-28T12:00:00.000Z' }])
  })
})

describe('saying yes', () => {
  test('moves the appointment at the same price, and offers its old time to the next', async () => {
    const [holder, waiting, behind] = [await newcomer(w()), await newcomer(w()), await newcomer(w())]
    const freed = await bookAt(w(), holder, THURSDAY)
    const mine = await bookAt(w(), waiting, FRIDAY)
    const entry = await join(w(), waiting, { schedule_id: mine })
    await join(w(), behind)
    await cancel(w(), holder, freed)
    const stranger = await newcomer(w())
    const path = `customer/waitlist/${entry}/accept`
    expect((await call(w(), stranger, 'POST', path)).status).toBe(404)
    const { status, body } = await call(w(), waiting, 'POST', path)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { appointment: { id: mine, status: 'confirmed', price: 15_000 }, offer: null },
    })
    expect(new Date(body.appointment.starts_at).toISOString()).toBe(THURSDAY)
    expect(await linesOf(w(), waiting)).toEqual([])
    expect(await linesOf(w(), behind)).toMatchObject([{ position: 1, offer: FRIDAY }])
    // A repeated call returns the move already made, and writes nothing.
    const notices = () => w().t.deps.db.selectFrom('notifications').select('id').execute()
    const before = await notices()
    const again = await call(w(), waiting, 'POST', path)
    expect([again.status, again.body.appointment.starts_at]).toEqual([200, body.appointment.starts_at])
    expect(await notices()).toEqual(before)
    await cancel(w(), waiting, mine)
    expect((await call(w(), waiting, 'POST', path)).body.code).toBe('offer_over')
    expect(await runJobs(w().t)).toEqual([])
  })

  test('at another place moves the appointment only where the patient saw that place', async () => {
    const [holder, waiting] = [await newcomer(w()), await newcomer(w())]
    const freed = await bookAt(w(), holder, THURSDAY)
    const mine = await bookAt(w(), waiting, FRIDAY)
    const entry = await join(w(), waiting, { schedule_id: mine })
    const place_id = await moveToClinic(w(), 4)
    await cancel(w(), holder, freed)
    const path = `customer/waitlist/${entry}/accept`
    const before = await own(waiting, mine)
    for (const body of [undefined, {}, { place_id: null }, { place_id: crypto.randomUUID() }]) {
      const refused = await call(w(), waiting, 'POST', path, body)
      expect(refused).toMatchObject({ status: 409, body: { code: 'offer_changed', offer: { place_id } } })
    }
    expect(await own(waiting, mine)).toEqual(before)
    const { body } = await call(w(), waiting, 'POST', path, { place_id })
    expect(body.appointment).toMatchObject({ id: mine, online: false, place: { id: place_id } })
  })

  test('keeps the time while the patient pays, once, and booking it ends the waiting', async () => {
    const { holder, waiting, appointment, entry } = await scene()
    await cancel(w(), holder, appointment)
    w().t.clock.advance(9 * MINUTE)
    const path = `customer/waitlist/${entry}/accept`
    const { body } = await call(w(), waiting, 'POST', path)
    expect(body).toMatchObject({ appointment: null, offer: { status: 'booking', slot: { status: 'open' } } })
    w().t.clock.advance(5 * MINUTE)
    await passOnOffers(w().t.deps)
    const again = await call(w(), waiting, 'POST', path)
    expect(again.body.offer.expires_at).toBe(body.offer.expires_at)
    expect(body.offer.slot).toMatchObject({
      starts_at: '2026-11-26T09:00:00-03:00',
      price: PRICE,
      place: null,
    })
    const id = await bookAt(w(), waiting, THURSDAY)
    expect(await own(waiting, id)).toMatchObject({ status: 'confirmed' })
    expect(await linesOf(w(), waiting)).toEqual([])
    expect(await offersOf(w())).toMatchObject([{ status: 'taken' }])
  })

  test('lasts over a refused card: another way to pay, then the next in line', async () => {
    const { holder, waiting, appointment, entry } = await scene()
    const behind = await newcomer(w())
    await join(w(), behind)
    await cancel(w(), holder, appointment)
    await call(w(), waiting, 'POST', `customer/waitlist/${entry}/accept`)
    await giveCard(w().t, waiting.session, testCards.refuses)
    const order = w().order('credit_card', { startsAt: THURSDAY })
    const refused = await confirm(w().t, waiting.customer, waiting.session, order)
    expect(refused.statusCode).toBe(402)
    expect(await linesOf(w(), waiting)).toMatchObject([{ id: entry, offer: THURSDAY }])
    w().t.clock.advance(OFFER_MS)
    await passOnOffers(w().t.deps)
    expect(await linesOf(w(), behind)).toMatchObject([{ offer: THURSDAY }])
  })

  test('is refused when the appointment can’t be moved any more, and nothing changes', async () => {
    const [holder, waiting] = [await newcomer(w()), await newcomer(w())]
    const freed = await bookAt(w(), holder, THURSDAY)
    const mine = await bookAt(w(), waiting, FRIDAY)
    const entry = await join(w(), waiting, { schedule_id: mine })
    await cancel(w(), holder, freed)
    await call(w(), waiting, 'DELETE', `schedules/auth/schedules/${mine}/cancelPerCustomer`)
    const { status, body } = await call(w(), waiting, 'POST', `customer/waitlist/${entry}/accept`)
    expect([status, body.code]).toEqual([409, 'reschedule_not_allowed'])
    expect(await own(waiting, mine)).toMatchObject({ status: 'canceled_by_customer' })
    await passOnOffers(w().t.deps)
    expect(await sees(w(), holder, THURSDAY)).toBe(true)
    expect((await entries()).find(({ id }) => id === entry)).toMatchObject({ status: 'ended' })
  })
})

test('money that comes late does not take a time from who it is kept for', async () => {
  const [late, waiting] = [await newcomer(w()), await newcomer(w())]
  const order = w().order('pix', { startsAt: THURSDAY })
  const { id } = (await confirm(w().t, late.customer, late.session, order)).json()
  await join(w(), waiting)
  w().t.clock.advance(16 * MINUTE)
  await expireHolds(w().t.deps)
  const [charge] = await w().chargesOf(id)
  await w().control(`/_pix/${charge?.id}/pay`)
  await sweepPayments(w().t.deps)
  expect(await own(await renewed(w(), late), id)).toMatchObject({
    status: 'expired',
    payment: { status: 'refunded' },
  })
  expect(await linesOf(w(), await renewed(w(), waiting))).toMatchObject([{ offer: THURSDAY }])
})

test('a message that is late says nothing', async () => {
  const { holder, waiting, appointment } = await scene()
  await cancel(w(), holder, appointment)
  w().t.clock.advance(OFFER_MS + 1)
  expect(await runJobs(w().t)).toEqual([])
  const sent = await messagesTo(w().t, waiting.customer.email)
  expect(sent).toEqual([])
})

describe('what the practice sees of it', () => {
  const asSergio = async () => ({ customer: w().paula, session: await signIn(w().t.deps, w().specialist) })
  const line = async () => (await call(w(), await asSergio(), 'GET', 'specialists/waitlist')).body

  test('is how many wait, and the time that is offered now until when, but not to whom', async () => {
    const { holder, waiting, appointment } = await scene()
    const behind = await newcomer(w())
    await join(w(), behind)
    expect(await line()).toEqual({ waiting: 2, offers: [] })
    await cancel(w(), holder, appointment)
    const { offers, ...rest } = await line()
    expect(rest).toEqual({ waiting: 2 })
    expect(offers).toEqual([
      {
        id: expect.any(String),
        starts_at: '2026-11-26T09:00:00-03:00',
        ends_at: '2026-11-26T09:30:00-03:00',
        place_id: null,
        expires_at: expect.any(String),
      },
    ])
    expect(JSON.stringify(offers)).not.toContain(waiting.customer.customerId)
    const ana = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId })
    const hers = { customer: w().paula, session: await signIn(w().t.deps, ana) }
    expect((await call(w(), hers, 'GET', 'specialists/waitlist')).body).toEqual({ waiting: 0, offers: [] })
    expect((await call(w(), waiting, 'GET', 'specialists/waitlist')).status).toBe(403)
  })

  test('and the patient is told in the list of notices that an unanswered time has passed on', async () => {
    const { holder, waiting, appointment } = await scene()
    await cancel(w(), holder, appointment)
    const told = async () => {
      const { body } = await call(w(), waiting, 'GET', 'customer/notifications?page=1&pageSize=10')
      return body.data
        .filter(({ kind }: { kind: string }) => kind === 'waitlist_offer')
        .map(({ lapsed }: { lapsed?: boolean }) => lapsed)
    }
    expect(await told()).toEqual([undefined])
    w().t.clock.advance(OFFER_MS)
    await passOnOffers(w().t.deps)
    expect(await told()).toEqual([true])
  })
})
