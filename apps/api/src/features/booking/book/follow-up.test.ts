import { beforeEach, describe, expect, test } from 'vitest'
import {
  createCustomer,
  createSpecialty,
  forgetMessages,
  giveCard,
  giveCredit,
  ledgerFaults,
  messagesTo,
  PRICE,
  runJobs,
  type SignedIn,
  signIn,
  useBookingFixture,
} from '../../../../test/index.ts'
import { expireHolds } from './expire-holds.ts'

const w = useBookingFixture()
const AGAIN = '2026-12-01T12:00:00.000Z'
const LATER = '2026-12-02T12:00:00.000Z'

let asSergio: SignedIn
beforeEach(async () => {
  asSergio = await signIn(w().t.deps, w().specialist)
})

const ask = async (
  who: SignedIn | null,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  payload?: object,
) => {
  const url = `/api/v1/${path}`
  const headers = who?.headers ?? {}
  const answer = await w().t.app.inject({
    method,
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** The return visit that the specialist includes in consultations booked from now on. */
const promise = async (terms: object) => {
  const { data } = (await ask(asSergio, 'GET', 'specialists-specialties')).body
  return ask(asSergio, 'PATCH', `specialists-specialties/${data[0].uuid}`, terms)
}

/** A consultation that was booked, paid and attended. */
const attended = async (): Promise<string> => {
  await giveCredit(w().t.deps, w().paula.customerId, PRICE)
  const { id } = (await w().book('wallet')).json()
  await finish(id)
  return id
}
const finish = async (id: string) => {
  await at('2026-11-24T12:40:00Z')
  const done = { status: 'finished', finished_at: w().t.clock.now() }
  await w().t.deps.db.updateTable('appointments').set(done).where('id', '=', id).execute()
}
/** Moves the clock; both log in again. */
const at = async (iso: string) => {
  w().t.clock.set(iso)
  Object.assign(w(), { session: await signIn(w().t.deps, w().paula) })
  asSergio = await signIn(w().t.deps, w().specialist)
}

const slotsOf = (who: SignedIn, returnOf: string, from = '2026-12-01', to = '2026-12-02') =>
  ask(
    who,
    'GET',
    `customer/specialists/${w().specialist.specialistId}/schedules?from=${from}&to=${to}&specialty_id=${w().specialtyId}&return_of=${returnOf}`,
  )
const slotAt = async (returnOf: string, at = AGAIN) => {
  const { body } = await slotsOf(w().session, returnOf)
  return body.data?.find((slot: { starts_at: string }) => Date.parse(slot.starts_at) === Date.parse(at))
}

interface More {
  readonly at?: string
  readonly method?: string
  readonly key?: string
  readonly who?: SignedIn
  readonly customerId?: string
  readonly change?: object
  /** The slot's terms from its list; without it, the list is read first. */
  readonly listed?: ReturnType<typeof slotAt>
}
/** Books the return visit on its listed terms. */
const comeBack = async (returnOf: string, more: More = {}) => {
  const { at = AGAIN, method = 'wallet', key, who = w().session, customerId = w().paula.customerId } = more
  const listed = (await (more.listed ?? slotAt(returnOf, at))) ?? (await anySlot(at))
  const { price, starts_at, ends_at, online, place_id } = listed
  const expected = { price, starts_at, ends_at, online, place_id }
  const answer = await w().t.app.inject({
    method: 'POST',
    url: `/api/v1/schedules/auth/${customerId}/schedules/${listed.id}/confirm`,
    headers: { ...who.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    payload: {
      specialty_id: w().specialtyId,
      payment_method: method,
      return_of: returnOf,
      expected,
      ...more.change,
    },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const anySlot = async (at: string) => {
  const path = `customer/specialists/${w().specialist.specialistId}/schedules?from=${at.slice(0, 10)}&to=${at.slice(0, 10)}&specialty_id=${w().specialtyId}`
  const { data } = (await ask(w().session, 'GET', path)).body
  return data.find((slot: { starts_at: string }) => Date.parse(slot.starts_at) === Date.parse(at))
}
const offered = async (id: string, who = w().session) =>
  (await ask(who, 'GET', `schedules/${id}`)).body.return_visit
const returnsOf = (id: string) =>
  w()
    .t.deps.db.selectFrom('appointments')
    .select(['status', 'price', 'return_again'])
    .where('return_of', '=', id)
    .orderBy('created_at')
    .execute()

describe('a specialist', () => {
  test('says within how many days and for how much; never more than the consultation costs', async () => {
    expect((await promise({ return_days: 30 })).body).toMatchObject({ return_days: 30, return_price: 0 })
    expect((await promise({ return_price: 5000 })).body).toMatchObject({
      return_days: 30,
      return_price: 5000,
    })
    for (const wrong of [
      { return_price: PRICE + 1 },
      { return_price: 1 },
      { return_days: 0 },
      { return_days: 181 },
    ]) {
      const refused = await promise(wrong)
      expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed'])
    }
    const { data } = (await ask(asSergio, 'GET', 'specialists-specialties')).body
    expect(data[0]).toMatchObject({ return_days: 30, return_price: 5000 })
    expect((await promise({ return_days: null })).body.return_days).toBeNull()
  })
})

describe('a return visit', () => {
  test('free of charge is confirmed without payment, once, and moves no centavo', async () => {
    await promise({ return_days: 30 })
    const first = await attended()
    expect(await offered(first)).toEqual({ until: '2026-12-24', price: 0 })
    // The patient may book it.
    expect(await offered(first, asSergio)).toBeNull()
    const [wallet, waiting] = [await w().wallet(), await w().waiting()]
    const { status, body } = await comeBack(first)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'confirmed',
      price: 0,
      return_of: first,
      return_visit: null,
      payment: { status: 'paid', amount: 0, wallet_amount: 0 },
    })
    expect(await offered(first)).toBeNull()
    expect([await w().wallet(), await w().waiting()]).toEqual([wallet, waiting])
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
    expect(await runJobs(w().t)).toEqual([])
    // A return visit includes no further one.
    await w()
      .t.deps.db.updateTable('appointments')
      .set({ status: 'finished' })
      .where('id', '=', body.id)
      .execute()
    expect(await offered(body.id)).toBeNull()
    expect((await comeBack(first, { at: LATER })).body.code).toBe('return_not_open')
  })

  test('with a price costs what was said when the first was booked, and is split as any other', async () => {
    await promise({ return_days: 30, return_price: 5000 })
    const first = await attended()
    // Later terms for others do not change it.
    await promise({ return_days: 7, return_price: 9000 })
    expect(await offered(first)).toEqual({ until: '2026-12-24', price: 5000 })
    await giveCard(w().t, w().session)
    const waiting = await w().waiting()
    const { status, body } = await comeBack(first, { method: 'credit_card' })
    expect([status, body.price, body.payment.amount]).toEqual([201, 5000, 5000])
    expect(await w().chargesOf(body.id)).toMatchObject([{ status: 'paid' }])
    expect(await w().waiting()).toBe(waiting + 4250)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('is booked once, also where two tabs ask at the same moment, and a lost answer is asked for again', async () => {
    await promise({ return_days: 30 })
    const first = await attended()
    const tabs = [
      { listed: slotAt(first), key: 'tab-one' },
      { listed: slotAt(first, LATER), key: 'tab-two' },
    ]
    await Promise.all(tabs.map(({ listed }) => listed))
    const both = await Promise.all(tabs.map((tab) => comeBack(first, tab)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('return_not_open')
    expect(await returnsOf(first)).toMatchObject([{ status: 'confirmed' }])
    const won = both.findIndex(({ status }) => status === 201)
    await w().t.deps.db.deleteFrom('idempotency_keys').execute()
    const repeated = await comeBack(first, tabs[won])
    expect([repeated.status, repeated.body.id]).toEqual([201, both[won]?.body.id])
  })

  test('is of the same patient, specialist and specialty, of what took place, and within its days', async () => {
    await promise({ return_days: 30 })
    const first = await attended()
    const child = { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child' }
    const lia = (await ask(w().session, 'POST', 'customer/dependents', child)).body.id
    const other = await createCustomer(w().t.deps)
    const asOther = await signIn(w().t.deps, other)
    const refusals = [
      await comeBack(first, { change: { dependent_id: lia } }),
      await comeBack(first, { who: asOther, customerId: other.customerId }),
      await comeBack(w().t.deps.newId()),
      await comeBack(first, { at: '2026-12-28T12:00:00.000Z' }),
      await slotsOf(asOther, first),
    ]
    for (const { status, body } of refusals) expect([status, body.code]).toEqual([409, 'return_not_open'])
    const elsewhere = await createSpecialty(w().t.deps)
    expect((await comeBack(first, { change: { specialty_id: elsewhere } })).status).toBe(409)
    expect(await returnsOf(first)).toEqual([])
    // Times after the last day are not offered.
    const { body } = await slotsOf(w().session, first, '2026-12-22', '2026-12-31')
    const days = body.data.map(({ date }: { date: string }) => date)
    expect([days.length > 0, days.filter((date: string) => date > '2026-12-24')]).toEqual([true, []])
    await at('2026-12-25T03:00:00Z')
    expect(await offered(first)).toBeNull()
  })

  test('is not offered for a dependent who was removed or came of age: nothing can be booked for them', async () => {
    await promise({ return_days: 30 })
    const first = await attended()
    const child = { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child' }
    const lia = (await ask(w().session, 'POST', 'customer/dependents', child)).body.id
    const { db } = w().t.deps
    await db.updateTable('appointments').set({ dependent_id: lia }).where('id', '=', first).execute()
    expect(await offered(first)).toMatchObject({ price: 0 })
    const grown = db.updateTable('dependents').where('id', '=', lia)
    await grown.set({ birth_date: '2000-05-04' }).execute()
    expect(await offered(first)).toBeNull()
    await grown.set({ relation: 'guardianship' }).execute()
    expect(await offered(first)).toMatchObject({ price: 0 })
    const { headers } = w().session
    const url = `/api/v1/customer/dependents/${lia}`
    expect((await w().t.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204)
    expect(await offered(first)).toBeNull()
  })

  test('is none before the consultation took place, nor where none was promised', async () => {
    const without = await attended()
    expect(await offered(without)).toBeNull()
    await promise({ return_days: 30 })
    expect(await offered(without)).toBeNull()
    expect((await comeBack(without)).body.code).toBe('return_not_open')
  })

  test('is confirmed by a letter that calls it free, and names no amount', async () => {
    await promise({ return_days: 9 })
    const first = await attended()
    await forgetMessages(w().t)
    expect((await comeBack(first)).status).toBe(201)
    expect(await runJobs(w().t)).toEqual([])
    const letters = await messagesTo(w().t, w().paula.email)
    const texts = letters.map(({ text = '' }) => text)
    expect(texts.some((text) => text.includes('Retorno sem custo.'))).toBe(true)
    expect(texts.filter((text) => text.includes('R$ 0,00'))).toEqual([])
  })

  test('is moved within its days alone', async () => {
    await promise({ return_days: 9 })
    const first = await attended()
    const { body } = await comeBack(first)
    const move = async (at: string) =>
      ask(w().session, 'PUT', `schedules/${body.id}/reschedule`, { schedule_id: (await anySlot(at)).id })
    expect((await move('2026-12-04T12:00:00.000Z')).body.code).toBe('return_not_open')
    // The latest date is sent to the person who chooses.
    const until = '2026-12-03'
    expect((await ask(w().session, 'GET', `schedules/${body.id}`)).body.return_until).toBe(until)
    expect(await move(LATER)).toMatchObject({
      status: 200,
      body: { return_of: first, return_until: until, price: 0 },
    })
  })
})

describe('offered again', () => {
  const cancel = (
    id: string,
    who = w().session,
    by: 'cancelPerCustomer' | 'cancelPerSpecialist' = 'cancelPerCustomer',
  ) =>
    w().t.app.inject({
      method: by === 'cancelPerCustomer' ? 'DELETE' : 'POST',
      url: `/api/v1/schedules/auth/schedules/${id}/${by}`,
      headers: who.headers,
      ...(by === 'cancelPerSpecialist' ? { payload: { reason: 'Imprevisto' } } : {}),
    })

  test('is one that the patient cancels in time, or the specialist at any time', async () => {
    await promise({ return_days: 30 })
    const first = await attended()
    const one = await comeBack(first)
    expect((await cancel(one.body.id)).statusCode).toBe(200)
    expect(await offered(first)).toEqual({ until: '2026-12-24', price: 0 })
    const two = await comeBack(first)
    await at('2026-12-01T11:00:00Z')
    expect((await cancel(two.body.id, asSergio, 'cancelPerSpecialist')).statusCode).toBe(200)
    expect(await offered(first)).toEqual({ until: '2026-12-24', price: 0 })
    expect(await returnsOf(first)).toMatchObject([{ return_again: true }, { return_again: true }])
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('is none that the patient cancels late: its time was kept', async () => {
    await promise({ return_days: 30 })
    const first = await attended()
    const { body } = await comeBack(first)
    await at('2026-12-01T11:00:00Z')
    expect((await cancel(body.id)).statusCode).toBe(200)
    expect(await offered(first)).toBeNull()
    expect(await returnsOf(first)).toMatchObject([{ return_again: false }])
  })

  test('is one that was never paid', async () => {
    await promise({ return_days: 30, return_price: 5000 })
    const first = await attended()
    expect((await comeBack(first, { method: 'pix' })).status).toBe(202)
    expect(await offered(first)).toBeNull()
    await at('2026-11-24T14:40:00Z')
    await expireHolds(w().t.deps)
    expect(await offered(first)).toEqual({ until: '2026-12-24', price: 5000 })
  })
})
