import type { Slot } from '@emma/contracts/availability/slots'
import { describe, expect, test } from 'vitest'
import {
  confirm,
  createAdmin,
  giveCredit,
  messagesTo,
  PRICE,
  runJobs,
  signIn,
  type TestSpecialist,
  useBookingFixture,
} from '../../../../test/index.ts'
import { bookAt, call, FRIDAY, newcomer, THURSDAY, type Waiting } from '../../../../test/waiting-line.ts'

const w = useBookingFixture()
const CLINIC = {
  name: 'Clínica Ipê',
  street: 'Rua Voluntários da Pátria',
  number: '100',
  district: 'Santana',
  city: 'São Paulo',
  uf: 'SP',
  zipCode: '02010000',
}
const ADDRESS = 'Rua Voluntários da Pátria, 100, Santana, São Paulo - SP'

/** Sends a request as a person and returns the answer; throws if a preparing request fails. */
const send = async (
  person: TestSpecialist | { readonly userId: string },
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  payload: object,
) => {
  const { headers } = await signIn(w().t.deps, person as TestSpecialist)
  const answer = await w().t.app.inject({ method, url: `/api/v1/${path}`, headers, payload })
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.body}`)
  return answer.json()
}
const offered = () =>
  w()
    .t.deps.db.selectFrom('specialist_specialties')
    .select('id')
    .where('specialist_id', '=', w().specialist.specialistId)
    .executeTakeFirstOrThrow()
const thursdays = () =>
  w()
    .t.deps.db.selectFrom('availability_rules')
    .select('id')
    .where('specialist_id', '=', w().specialist.specialistId)
    .where('weekday', '=', 4)
    .executeTakeFirstOrThrow()
const offer = async (change: object) =>
  send(w().specialist, 'PATCH', `specialists-specialties/${(await offered()).id}`, change)
const hours = async (change: object) => {
  const rule = { weekday: 4, init_hour: '08:00', final_hour: '18:00', interval: 30 }
  const { id } = await thursdays()
  await send(w().specialist, 'PUT', `specialists/availability/${id}`, { ...rule, ...change })
}
const clinic = async (name = CLINIC.name) =>
  (await send(w().specialist, 'POST', 'specialists/places', { ...CLINIC, name })).id as string
/** The slots of the day are at a place from the start. */
const atClinic = async () => {
  const id = await clinic()
  await hours({ place_id: id })
  return id
}

/** Changes by the specialist or an admin between viewing and booking, and the refusal that follows. */
const changes = {
  price: { change: () => offer({ price: 33_000 }), code: 'offer_changed', now: { price: 33_000 } },
  length: {
    change: () => hours({ interval: 60 }),
    code: 'offer_changed',
    now: { duration_minutes: 60, ends_at: '2026-11-26T10:00:00-03:00' },
  },
  modality: {
    change: async () => hours({ place_id: await clinic() }),
    code: 'offer_changed',
    now: { online: false, place: { name: 'Clínica Ipê', address: ADDRESS } },
  },
  hours: { change: () => hours({ init_hour: '08:10' }), code: 'slot_not_open', now: undefined },
  RQE: { change: () => offer({ rqe: null }), code: 'slot_not_open', now: undefined },
  'switched off': { change: () => offer({ enabled: false }), code: 'slot_not_open', now: undefined },
  status: {
    change: async () =>
      send(
        await createAdmin(w().t.deps),
        'PUT',
        `specialists/updateSpecialistsStatus/${w().specialist.specialistId}`,
        {
          status: 4,
          reason: 'Documento vencido',
          cancel_appointments: true,
        },
      ),
    code: 'slot_not_open',
    now: undefined,
  },
} as const
type Change = keyof typeof changes
const names = Object.keys(changes) as Change[]

const listed = async (who: Waiting, startsAt = THURSDAY, specialty = true): Promise<Slot> => {
  const day = startsAt.slice(0, 10)
  const chosen = specialty ? `&specialty_id=${w().specialtyId}` : ''
  const path = `customer/specialists/${w().specialist.specialistId}/schedules?from=${day}&to=${day}${chosen}`
  const { body } = await call(w(), who, 'GET', path)
  const slot = body.data.find((each: Slot) => Date.parse(each.starts_at) === Date.parse(startsAt))
  if (!slot) throw new Error(`Nothing at ${startsAt}`)
  return slot
}
const expectedOf = ({ price, starts_at, ends_at, online, place_id }: Slot) => ({
  ...(price === null ? {} : { price }),
  starts_at,
  ends_at,
  online,
  place_id,
})
const press = (who: Waiting, more: object, method: 'wallet' | 'pix' = 'wallet') =>
  confirm(w().t, who.customer, who.session, { ...w().order(method), startsAt: THURSDAY, ...more })

const everything = async () => {
  const { db } = w().t.deps
  const rows = await Promise.all([
    db.selectFrom('appointments').selectAll().orderBy('id').execute(),
    db.selectFrom('payments').selectAll().orderBy('id').execute(),
    db.selectFrom('credits').selectAll().orderBy('id').execute(),
    db.selectFrom('ledger_postings').selectAll().orderBy('entry_id').orderBy('account').execute(),
  ])
  return JSON.stringify(rows)
}
/** Refused with the current offer; nothing is held, charged or moved. */
const refused = async (attempt: () => Promise<{ json: () => object }>, name: Change) => {
  const before = await everything()
  const answer = (await attempt()).json()
  const { code, now } = changes[name]
  expect(answer).toMatchObject({ status: 409, code, ...(now ? { offer: now } : {}) })
  expect(await everything()).toBe(before)
  return answer as { readonly offer: Slot }
}
const moving = (who: Waiting, id: string, body: object) => async () => {
  const answer = await call(w(), who, 'PUT', `schedules/${id}/reschedule`, body)
  return { json: () => ({ status: answer.status, ...answer.body }) }
}

describe.each(names)('when the %s changes after the look', (name) => {
  const { change, code } = changes[name]

  test('one press books nothing that was not shown, and a second yes books what is', async () => {
    const who = await newcomer(w())
    const seen = await listed(who)
    await change()
    const asked = { slot: seen.id, expected: expectedOf(seen) }
    const { offer: now } = await refused(() => press(who, asked), name)
    if (code !== 'offer_changed') return
    const again = await press(who, { slot: now.id, expected: expectedOf(now) })
    expect(again.statusCode).toBe(201)
    expect(again.json()).toMatchObject({
      price: now.price,
      agreed: { price: now.price },
      ends_at: now.ends_at,
      place: now.place,
      duration_minutes: now.duration_minutes,
    })
  })

  test.each(['with the specialty', 'without a specialty'])(
    'an old client that lists slots %s is refused by the slot’s own id',
    async (which) => {
      const who = await newcomer(w())
      const seen = await listed(who, THURSDAY, which === 'with the specialty')
      await change()
      await refused(() => press(who, { slot: seen.id }), name)
    },
  )

  test('a repeated press under its key gets the same refusal, with the offer', async () => {
    const who = await newcomer(w())
    const seen = await listed(who)
    await change()
    const asked = { slot: seen.id, expected: expectedOf(seen), key: w().t.deps.newId() }
    await refused(() => press(who, asked), name)
    await refused(() => press(who, asked), name)
  })

  test('an appointment is not moved to what was not shown; what it costs was agreed before', async () => {
    const who = await newcomer(w())
    const id = await bookAt(w(), who, FRIDAY)
    const seen = await listed(who)
    if (name === 'status') return
    await change()
    const expected = { ...expectedOf(seen), price: PRICE }
    const body = { schedule_id: seen.id, expected }
    if (name !== 'price') {
      await refused(moving(who, id, body), name)
      await refused(moving(who, id, { schedule_id: seen.id }), name)
      return
    }
    const moved = await call(w(), who, 'PUT', `schedules/${id}/reschedule`, body)
    expect(moved).toMatchObject({ status: 200, body: { price: PRICE, agreed: { price: PRICE } } })
  })

  test('what is held already keeps what it was made with', async () => {
    const who = await newcomer(w())
    const seen = await listed(who)
    const held = (await press(who, { slot: seen.id, expected: expectedOf(seen) }, 'pix')).json()
    if (name === 'status') return
    await change()
    const { body } = await call(w(), who, 'GET', `schedules/${held.id}`)
    expect(body).toMatchObject({
      status: 'awaiting_payment',
      price: PRICE,
      ends_at: seen.ends_at,
      online: true,
      payment: { amount: PRICE },
    })
  })
})

test('the client of the specification, which says nothing of what it saw, books', async () => {
  const who = await newcomer(w())
  const seen = await listed(who)
  expect((await press(who, { slot: seen.id })).statusCode).toBe(201)
})

test('an id that no list made says nothing of what was seen, and books what is offered', async () => {
  const who = await newcomer(w())
  await listed(who)
  await offer({ price: 33_000 })
  expect((await press(who, {})).json()).toMatchObject({ status: 'confirmed', price: 33_000 })
})

test('a slot says its price, its length and where it is; so does the appointment', async () => {
  const who = await newcomer(w())
  const place = await atClinic()
  const seen = await listed(who)
  const where = { id: place, name: 'Clínica Ipê', address: ADDRESS }
  expect(seen).toMatchObject({ price: PRICE, duration_minutes: 30, online: false, place: where })
  const booked = (await press(who, { slot: seen.id, expected: expectedOf(seen) })).json()
  expect(booked).toMatchObject({
    place: where,
    place_id: place,
    duration_minutes: 30,
    agreed: { price: PRICE },
  })
})

test('a clinic that moved to another address asks again', async () => {
  const who = await newcomer(w())
  const place = await atClinic()
  const seen = await listed(who)
  await send(w().specialist, 'PUT', `specialists/places/${place}`, { ...CLINIC, street: 'Rua Nova' })
  const answer = await press(who, { slot: seen.id, expected: expectedOf(seen) })
  expect(answer.json()).toMatchObject({ code: 'offer_changed', offer: { place: { id: place } } })
  await w().expectNothingWritten()
})

test('the confirmation says what was paid, where it is, until when all of it comes back, and on which clock', async () => {
  const who = await newcomer(w())
  const { db } = w().t.deps
  const contact_preference = 'email'
  await db
    .updateTable('customers')
    .set({ contact_preference })
    .where('id', '=', who.customer.customerId)
    .execute()
  await db
    .updateTable('users')
    .set({ time_zone: 'America/Manaus' })
    .where('id', '=', who.customer.userId)
    .execute()
  await atClinic()
  const seen = await listed(who)
  expect((await press(who, { slot: seen.id, expected: expectedOf(seen) })).statusCode).toBe(201)
  await runJobs(w().t)
  const [message] = await messagesTo(w().t, who.customer.email)
  expect(message?.text).toContain('quinta-feira, 26/11, às 8h (horário de Manaus)')
  expect(message?.text).toContain('R$ 150,00')
  expect(message?.text).toContain(`Clínica Ipê, ${ADDRESS}`)
  expect(message?.text).toContain('Cancelamento grátis até 25/11/2026, às 8h')
})

describe('until when everything comes back', () => {
  const soon = '2026-11-24T12:00:00.000Z'

  test('is said before paying: the hour, or the grace after the purchase', async () => {
    const who = await newcomer(w())
    const path = (startsAt: string) =>
      `schedules/policy?specialist_id=${w().specialist.specialistId}&starts_at=${encodeURIComponent(startsAt)}`
    const now = w().t.clock.now().getTime()
    const grace = new Date(now + 30 * 60_000).toISOString()
    expect((await call(w(), who, 'GET', path(THURSDAY))).body).toMatchObject({
      refund_until: '2026-11-25T12:00:00.000Z',
      in_grace_until: grace,
    })
    const close = new Date(now + 21 * 3_600_000).toISOString()
    expect((await call(w(), who, 'GET', path(close))).body).toMatchObject({
      refund_until: grace,
      in_grace_until: grace,
      grace_minutes: 30,
    })
    expect((await call(w(), who, 'GET', 'schedules/policy')).body).toMatchObject({ refund_until: null })
  })

  test('is kept: a slot less than a day away, canceled a minute later, costs nothing', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    w().t.clock.set('2026-11-23T15:00:00.000Z')
    const session = await signIn(w().t.deps, w().paula)
    const booked = (await confirm(w().t, w().paula, session, w().order('wallet', { startsAt: soon }))).json()
    expect(booked.agreed).toEqual({ price: PRICE, refund_until: '2026-11-23T15:30:00.000Z' })
    w().t.clock.advance(60_000)
    const who = { customer: w().paula, session }
    const quote = `schedules/auth/schedules/${booked.id}/cancel`
    expect((await call(w(), who, 'GET', quote)).body).toMatchObject({
      refund_until: '2026-11-23T15:30:00.000Z',
      in_grace_until: '2026-11-23T15:30:00.000Z',
      wallet: { value: PRICE, kept: 0 },
      policy: { rule: 'grace' },
    })
    w().t.clock.set('2026-11-23T15:30:00.000Z')
    const later = { customer: w().paula, session: await signIn(w().t.deps, w().paula) }
    expect((await call(w(), later, 'GET', quote)).body).toMatchObject({
      refund_until: null,
      in_grace_until: null,
      wallet: { value: 10_500, kept: 4500 },
      policy: { rule: 'late' },
    })
    await runJobs(w().t)
  })
})
