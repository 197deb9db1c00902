import { ACTING_FOR } from '@emma/contracts/assistants/acting-for'
import { DAY, HOUR } from '@emma/domain/interval'
import { beforeEach, describe, expect, test } from 'vitest'
import { onBehalf, somebody } from '../../../test/fixtures/on-behalf.ts'
import {
  confirm,
  createAssistant,
  createCustomer,
  createSpecialist,
  forgetMessages,
  giveCard,
  giveCredit,
  ledgerFaults,
  messagesTo,
  newPlace,
  PRICE,
  runJobs,
  type SignedIn,
  signIn,
  type TestCustomer,
  TOMORROW,
  useBookingFixture,
} from '../../../test/index.ts'
import { endBookingLinks } from './booking-links.jobs.ts'
import { remindSeries } from './remind-series.ts'

const w = useBookingFixture()
const { attend, call, linkRows, list, sergio, slotAt, slotNow } = onBehalf(w)
const weeksLater = (weeks: number) => new Date(Date.parse(TOMORROW) + weeks * 7 * DAY).toISOString()
/** Four Tuesdays at nine. */
const DATES = [0, 1, 2, 3].map(weeksLater)
const paula = () => ({ customer_id: w().paula.customerId })
const body = (more: object = {}, dates = DATES) => ({
  slots: dates.map(slotAt),
  specialty_id: w().specialtyId,
  mode: 'link',
  ...more,
})
beforeEach(() => forgetMessages(w().t))
const PATH = 'schedules/on-behalf/series'
const post = async (more: object = {}, dates = DATES) => call(await sergio(), 'POST', PATH, body(more, dates))
const states = async () =>
  (await linkRows())
    .toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
    .map(({ status }) => status)
const openNow = async () => {
  const found = []
  for (const date of DATES) found.push(await slotNow(date))
  return found
}
const nothingWritten = async () => {
  expect(await linkRows()).toEqual([])
  expect(await openNow()).toEqual(['open', 'open', 'open', 'open'])
}
const made = async (more: object) => {
  const answer = await post(more)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const [link] = await list()
  return { link, token: new URL(link.url).hash.slice(1) }
}
const after = async (ms: number) => {
  w().t.clock.advance(ms)
  Object.assign(w(), { session: await signIn(w().t.deps, w().paula) })
}
const pay = (startsAt: string, who: TestCustomer = w().paula, session: SignedIn = w().session) =>
  confirm(w().t, who, session, { ...w().order('wallet'), startsAt })
const kindsTold = async (userId: string) => {
  const told = w().t.deps.db.selectFrom('notifications').select('kind').where('user_id', '=', userId)
  return (await told.execute()).map(({ kind }) => kind)
}

describe('nobody makes a series for others', () => {
  test('without a token, as a patient, on a colleague’s times, or for who is not in care', async () => {
    await attend()
    expect((await call(null, 'POST', PATH, body(paula()))).status).toBe(401)
    expect((await call(w().session, 'POST', PATH, body(paula()))).status).toBe(403)
    const ana = await signIn(w().t.deps, await createSpecialist(w().t.deps, { specialtyId: w().specialtyId }))
    expect((await call(ana, 'POST', PATH, body({ person: somebody() }))).status).toBe(404)
    const other = await createCustomer(w().t.deps)
    expect((await post({ customer_id: other.customerId })).status).toBe(404)
    await nothingWritten()
  })

  test('as an assistant of somebody else; their own specialist’s assistant does', async () => {
    const ana = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId })
    const actingFor = ({ headers, ...who }: SignedIn): SignedIn => ({
      ...who,
      headers: { ...headers, [ACTING_FOR]: w().specialist.specialistId } as SignedIn['headers'],
    })
    const asked = body({ person: somebody() })
    const ofAna = actingFor(await signIn(w().t.deps, await createAssistant(w().t.deps, [ana])))
    expect((await call(ofAna, 'POST', PATH, asked)).status).toBe(403)
    await nothingWritten()
    const hers = await createAssistant(w().t.deps, [w().specialist])
    const answer = await call(actingFor(await signIn(w().t.deps, hers)), 'POST', PATH, asked)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    const acts = w()
      .t.deps.db.selectFrom('team_acts')
      .select(['act', 'outcome'])
      .where('assistant_id', '=', hers.userId)
    expect(await acts.execute()).toEqual([{ act: 'booked', outcome: 'done' }])
    expect(await states()).toEqual(['open', 'open', 'open', 'open'])
  })

  test('of one date, of thirteen, or of one date twice', async () => {
    const person = somebody()
    expect((await post({ person }, DATES.slice(0, 1))).status).toBe(422)
    expect(
      (
        await post(
          { person },
          Array.from({ length: 13 }, (_, week) => weeksLater(week)),
        )
      ).status,
    ).toBe(422)
    const twice = await post({ person }, [TOMORROW, TOMORROW])
    expect([twice.status, twice.body.code]).toEqual([409, 'series_date_taken'])
    expect((await post({ person, mode: 'courtesy' })).status).toBe(422)
    await nothingWritten()
  })
})

test('the dates of a series are shown before it is made, each free or not', async () => {
  await giveCredit(w().t.deps, w().paula.customerId, PRICE)
  expect((await pay(weeksLater(2))).statusCode).toBe(201)
  const path = `${PATH}?slot_id=${slotAt()}&specialty_id=${w().specialtyId}`
  const { data } = (await call(await sergio(), 'GET', `${path}&weeks=1&times=4`)).body
  const said = data.map((each: { starts_at: string; state: string; slot: { price: number } | null }) => [
    Date.parse(each.starts_at),
    each.state,
    each.slot?.price,
  ])
  expect(said).toEqual([
    [Date.parse(TOMORROW), 'free', PRICE],
    [Date.parse(weeksLater(1)), 'free', PRICE],
    [Date.parse(weeksLater(2)), 'taken', undefined],
    [Date.parse(weeksLater(3)), 'free', PRICE],
  ])
  const far = (await call(await sergio(), 'GET', `${path}&weeks=2&times=12`)).body.data
  expect(far.at(-1).state).toBe('beyond')
})

test('a date on a holiday is named, although it is free', async () => {
  const slot = slotAt('2026-12-11T12:00:00.000Z')
  const path = `${PATH}?slot_id=${slot}&specialty_id=${w().specialtyId}&weeks=1&times=4`
  const { data } = (await call(await sergio(), 'GET', path)).body
  expect(
    data.map(({ state, holiday }: { state: string; holiday: string | null }) => [state, holiday]),
  ).toEqual([
    ['free', null],
    ['free', null],
    ['free', 'Natal'],
    ['free', 'Ano novo'],
  ])
})

describe('all dates are reserved, or none', () => {
  test('with one message, one entry among the links, and one link of the limits', async () => {
    const person = somebody()
    const { link } = await made({ person })
    expect(await list()).toHaveLength(1)
    expect(link.series).toMatchObject({ confirmed: false, dates: DATES.map(() => ({ status: 'open' })) })
    expect(await openNow()).toEqual(['held', 'held', 'held', 'held'])
    await runJobs(w().t)
    const told = await messagesTo(w().t, `55${person.cell_phone}`)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('reservou 4 horários para você: 24/11, 01/12, 08/12, 15/12')
    const hour = (startsAt: string) => startsAt.replace('T12', 'T14')
    expect((await post({ person }, DATES.map(hour))).status).toBe(201)
  })

  test('a date that was taken meanwhile is named, and nothing is reserved', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    expect((await pay(weeksLater(2))).statusCode).toBe(201)
    const answer = await post({ person: somebody() })
    expect([answer.status, answer.body.code]).toEqual([409, 'series_date_taken'])
    expect(answer.body.starts_at).toBe(weeksLater(2))
    expect(await linkRows()).toEqual([])
    expect(await openNow()).toEqual(['open', 'open', 'booked', 'open'])
    expect(await runJobs(w().t)).toEqual([])
  })

  test('a date on which the patient is elsewhere is named, and says nothing of where', async () => {
    await attend()
    const ana = await createSpecialist(w().t.deps, { specialtyId: w().specialtyId })
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    const order = { ...w().order('wallet'), specialistId: ana.specialistId, startsAt: weeksLater(1) }
    expect((await confirm(w().t, w().paula, w().session, order)).statusCode).toBe(201)
    for (const mode of ['link', 'courtesy']) {
      const { status, body: problem } = await post({ ...paula(), mode })
      expect([status, problem.code, problem.starts_at]).toEqual([409, 'series_patient_busy', weeksLater(1)])
      expect(problem.schedule_id).toBeUndefined()
    }
    await nothingWritten()
  })

  test('of two at once for one of the dates, one has all of its own', async () => {
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    const [series, booked] = await Promise.all([post({ person: somebody() }), pay(weeksLater(1))])
    if (series.status === 201) {
      expect(booked.statusCode).toBe(409)
      expect(await states()).toEqual(['open', 'open', 'open', 'open'])
    } else {
      expect([series.status, series.body.code]).toEqual([409, 'series_date_taken'])
      expect(booked.statusCode).toBe(201)
      expect(await linkRows()).toEqual([])
    }
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('a repeated call makes nothing new', async () => {
    const [asked, session] = [body({ person: somebody() }), await sergio()]
    const send = () =>
      w().t.app.inject({
        method: 'POST',
        url: `/api/v1/${PATH}`,
        headers: { ...session.headers, 'idempotency-key': 'a-series-made-once-0001' },
        payload: asked,
      })
    const [first, again] = [await send(), await send()]
    expect(first.statusCode, first.body).toBe(201)
    expect(again.json().link.id).toBe(first.json().link.id)
    expect(await linkRows()).toHaveLength(4)
  })
})

test('a series at several places names that of each date', async () => {
  await attend()
  const { db, newId, clock } = w().t.deps
  const place = (await call(await sergio(), 'POST', 'specialists/places', newPlace())).body
  const { specialistId: specialist_id } = w().specialist
  await db
    .updateTable('availability_rules')
    .set({ valid_until: '2026-12-04' })
    .where('specialist_id', '=', specialist_id)
    .execute()
  const hours = { init_hour: '08:00', final_hour: '18:00', interval_minutes: 30 }
  const rule = { specialist_id, weekday: 2, ...hours, place_id: place.id, valid_from: '2026-12-05' }
  await db
    .insertInto('availability_rules')
    .values({ id: newId(), ...rule, created_at: clock.now() })
    .execute()
  expect((await post({ ...paula(), mode: 'courtesy' })).status).toBe(201)
  await runJobs(w().t)
  const [letter] = await messagesTo(w().t, w().paula.email)
  const lines = (letter?.text ?? '').split('\n')
  const where = ['24/11', '01/12', '08/12', '15/12'].map(
    (day) => lines.find((line) => line.includes(day))?.split(' · ')[1],
  )
  const named = expect.stringContaining(`${place.name}, ${place.street}`)
  expect(where).toEqual(['online', 'online', named, named])
  expect(letter?.text).toContain('O local de cada consulta está ao lado da data.')
})

test('a courtesy is confirmed at once on all dates, and costs and pays nobody anything', async () => {
  await attend()
  const answer = await post({ ...paula(), mode: 'courtesy' })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  expect(answer.body.link.series).toMatchObject({ confirmed: true })
  expect(await openNow()).toEqual(['booked', 'booked', 'booked', 'booked'])
  expect(await runJobs(w().t)).toEqual([])
  expect([await w().waiting(), await w().wallet()]).toEqual([0, 0])
  // One message tells of all of them, with one calendar file; each date says which it is.
  const [letter, ...more] = await messagesTo(w().t, w().paula.email)
  expect(more).toEqual([])
  expect(letter?.text).toContain('marcou 4 consultas')
  for (const day of ['24/11', '01/12', '08/12', '15/12']) expect(letter?.text).toContain(day)
  expect(letter?.text).not.toContain('R$')
  const files = letter?.attachments?.flatMap(({ text }) => text?.match(/BEGIN:VEVENT/g)?.length ?? [])
  expect(files).toEqual([4])
  const told = await kindsTold(w().paula.userId)
  expect(told.filter((kind) => kind === 'booking_confirmed' || kind === 'series_booked')).toEqual([
    'series_booked',
  ])
  const { data } = (await call(w().session, 'GET', 'schedules/customer?sort=starts_at')).body
  const given = data.map(({ series }: { series: object | null }) => series)
  expect(given).toContainEqual({ position: 3, size: 4 })
  expect(await ledgerFaults(w().t.deps.db)).toEqual([])
})

describe('the patient', () => {
  const confirmed = async () => {
    await attend()
    const { link, token } = await made(paula())
    await giveCredit(w().t.deps, w().paula.customerId, 4 * PRICE)
    const answer = await pay(TOMORROW)
    expect(answer.statusCode, answer.body).toBe(201)
    return { link, token, first: answer.json() }
  }
  const waiting = async () => (await call(w().session, 'GET', 'customer/booking-links')).body.data

  test('confirms all by paying the first, and pays each other until a day before it', async () => {
    const { first } = await confirmed()
    expect(first.series).toEqual({ position: 1, size: 4 })
    expect(await states()).toEqual(['accepted', 'open', 'open', 'open'])
    const data = await waiting()
    expect(data.map((each: { expires_at: string }) => Date.parse(each.expires_at))).toEqual(
      DATES.slice(1).map((date) => Date.parse(date) - DAY),
    )
    await after(3 * DAY)
    await endBookingLinks(w().t.deps)
    expect(await states()).toEqual(['accepted', 'open', 'open', 'open'])
    expect((await pay(weeksLater(1))).json()).toMatchObject({ series: { position: 2, size: 4 } })
    const [link] = await list()
    expect(link.series.dates.map(({ status }: { status: string }) => status)).toEqual([
      'accepted',
      'accepted',
      'open',
      'open',
    ])
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('pays more dates by card in an hour than may be held by choice', async () => {
    await attend()
    const eight = Array.from({ length: 8 }, (_, week) => weeksLater(week))
    expect((await post(paula(), eight)).status).toBe(201)
    await giveCard(w().t, w().session)
    for (const startsAt of eight) {
      const order = { ...w().order('credit_card'), startsAt }
      const answer = await confirm(w().t, w().paula, w().session, order)
      expect(answer.statusCode, answer.body).toBe(201)
    }
    expect(await states()).toEqual(eight.map(() => 'accepted'))
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  })

  test('is reminded once, and a date that is not paid is freed alone', async () => {
    await confirmed()
    await after(6 * DAY + 12 * HOUR)
    await remindSeries(w().t.deps)
    await remindSeries(w().t.deps)
    const told = await kindsTold(w().paula.userId)
    expect(told.filter((kind) => kind === 'series_payment_due')).toHaveLength(1)
    await after(DAY)
    await endBookingLinks(w().t.deps)
    expect(await states()).toEqual(['accepted', 'expired', 'open', 'open'])
    expect(await slotNow(weeksLater(2))).toBe('held')
    expect(await kindsTold(w().paula.userId)).toContain('booking_offer_over')
    expect(await kindsTold(w().specialist.userId)).toContain('booking_link_over')
  })

  test('who pays nothing in time leaves all dates to others, and both are told once', async () => {
    await attend()
    await made(paula())
    await after(23 * HOUR)
    await endBookingLinks(w().t.deps)
    expect(await states()).toEqual(['expired', 'expired', 'expired', 'expired'])
    const told = await kindsTold(w().paula.userId)
    expect(told.filter((kind) => kind === 'booking_offer_over')).toHaveLength(1)
    expect(await runJobs(w().t)).toEqual([])
    const texts = await messagesTo(w().t, '5511987654321')
    expect(texts.map(({ text }) => text)).toContainEqual(expect.stringContaining('e mais 3 datas'))
  })

  test('declines all before confirming, and one after', async () => {
    await attend()
    await made(paula())
    const [one] = await waiting()
    expect((await call(w().session, 'DELETE', `customer/booking-links/${one.id}`)).status).toBe(204)
    expect(await states()).toEqual(['declined', 'declined', 'declined', 'declined'])
    expect(await openNow()).toEqual(['open', 'open', 'open', 'open'])
  })

  test('lets one date of a confirmed series go, and keeps the others', async () => {
    await confirmed()
    const [, third] = await waiting()
    expect((await call(w().session, 'DELETE', `customer/booking-links/${third.id}`)).status).toBe(204)
    expect(await states()).toEqual(['accepted', 'open', 'declined', 'open'])
  })

  test('a Pix that takes longer than the deadline keeps the other dates as long', async () => {
    await attend()
    await made({ ...paula(), expires_at: new Date(w().t.clock.now().getTime() + HOUR).toISOString() })
    await after(HOUR - 60_000)
    const booked = await confirm(w().t, w().paula, w().session, w().order('pix'))
    expect(booked.statusCode, booked.body).toBe(202)
    await after(10 * 60_000)
    await endBookingLinks(w().t.deps)
    expect(await states()).toEqual(['open', 'open', 'open', 'open'])
    await w().control(`/_pix/${(await w().chargesOf(booked.json().id))[0]?.id}/pay`)
    await runJobs(w().t)
    expect(await states()).toEqual(['accepted', 'open', 'open', 'open'])
    await after(DAY)
    await endBookingLinks(w().t.deps)
    expect(await states()).toEqual(['accepted', 'open', 'open', 'open'])
  })

  test('a stranger who opens the link has every date, and after the first payment nobody else', async () => {
    const { token } = await made({ person: somebody() })
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    const shown = await call(null, 'POST', 'booking-links/show', { token })
    expect(shown.body.invitation.series.dates).toHaveLength(4)
    expect(JSON.stringify(shown.body)).not.toContain('Rosa')
    expect((await call(w().session, 'POST', 'booking-links/claim', { token })).status).toBe(200)
    expect(await waiting()).toHaveLength(4)
    expect((await pay(TOMORROW)).statusCode).toBe(201)
    expect((await linkRows()).map(({ person_sealed }) => person_sealed)).toEqual([null, null, null, null])
    const other = await signIn(w().t.deps, await createCustomer(w().t.deps))
    expect((await call(other, 'POST', 'booking-links/claim', { token })).body.code).toBe(
      'booking_link_of_other',
    )
    expect(await waiting()).toHaveLength(3)
  })
})

describe('the specialist cancels the rest in one act', () => {
  test('booked dates stay, the others are free, and the patient is told once', async () => {
    await attend()
    const { link } = await made(paula())
    await giveCredit(w().t.deps, w().paula.customerId, PRICE)
    expect((await pay(TOMORROW)).statusCode).toBe(201)
    const ana = await signIn(w().t.deps, await createSpecialist(w().t.deps, { specialtyId: w().specialtyId }))
    expect((await call(ana, 'DELETE', `schedules/on-behalf/${link.id}`)).status).toBe(404)
    expect(await states()).toEqual(['accepted', 'open', 'open', 'open'])
    expect((await call(await sergio(), 'DELETE', `schedules/on-behalf/${link.id}`)).status).toBe(204)
    expect(await states()).toEqual(['accepted', 'canceled', 'canceled', 'canceled'])
    expect(await openNow()).toEqual(['booked', 'open', 'open', 'open'])
    const told = await kindsTold(w().paula.userId)
    expect(told.filter((kind) => kind === 'booking_offer_over')).toHaveLength(1)
    const again = await call(await sergio(), 'DELETE', `schedules/on-behalf/${link.id}`)
    expect([again.status, again.body.code]).toEqual([409, 'booking_link_over'])
  })
})
