import { DAY, MINUTE } from '@emma/domain/interval'
import ical from 'node-ical'
import { describe, expect, test } from 'vitest'
import {
  type BookingFixture,
  PRICE,
  TOMORROW,
  useBookingFixture,
} from '../../../../test/fixtures/booking-fixture.ts'
import {
  createAdmin,
  createCustomer,
  createSpecialist,
  giveCredit,
  newPlace,
  type SignedIn,
  signIn,
} from '../../../../test/index.ts'

const fixture = useBookingFixture()

const request = (method: 'GET' | 'POST' | 'DELETE', path: string, who?: SignedIn) =>
  fixture().t.app.inject({ method, url: `/api/v1/${path}`, ...(who ? { headers: who.headers } : {}) })

const eventsOf = (text: string) =>
  Object.values(ical.sync.parseICS(text)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))
const theEvent = (text: string) => {
  const [event] = eventsOf(text)
  if (!event) throw new Error(`No event in ${text}`)
  return event
}
const bookWithWallet = async (w: BookingFixture, startsAt = TOMORROW): Promise<string> => {
  await giveCredit(w.t.deps, w.paula.customerId, PRICE)
  return (await w.book('wallet', { startsAt })).json().id
}
const doctorOf = (w: BookingFixture) => signIn(w.t.deps, w.specialist)
const fileOf = async (id: string, who: SignedIn) =>
  (await request('GET', `schedules/${id}/calendar.ics`, who)).body

describe('the calendar file of an appointment', () => {
  test("says when and with whom on the specialist's clock, with an alarm, and nothing clinical", async () => {
    const w = fixture()
    const id = await bookWithWallet(w)
    const answer = await request('GET', `schedules/${id}/calendar.ics`, w.session)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    const event = theEvent(answer.body)
    expect(event).toMatchObject({
      uid: `${id}@localhost`,
      status: 'CONFIRMED',
      sequence: 0,
      summary: `Consulta com ${w.specialist.name}`,
      location: 'Online, por vídeo',
      class: 'PRIVATE',
    })
    expect(event.start.toISOString()).toBe(TOMORROW)
    expect(event.start.tz).toBe('America/Sao_Paulo')
    expect(event.end?.toISOString()).toBe('2026-11-24T12:30:00.000Z')
    expect(answer.body).toContain('DTSTART;TZID=America/Sao_Paulo:20261124T090000')
    expect(answer.body).toMatch(/BEGIN:VTIMEZONE\r\nTZID:America\/Sao_Paulo\r\n[\s\S]*TZOFFSETTO:-0300\r\n/)
    expect(answer.body).toContain('TRIGGER:-PT10M')
    const specialty = await w.t.deps.db
      .selectFrom('specialties')
      .select('name')
      .where('id', '=', w.specialtyId)
      .executeTakeFirstOrThrow()
    expect(answer.body).not.toContain(specialty.name)
  })

  test("gives the specialist no patient's whole name, under the same UID", async () => {
    const w = fixture()
    const id = await bookWithWallet(w)
    const text = await fileOf(id, await doctorOf(w))
    const [first = '', last = ''] = w.paula.name.split(' ')
    expect(theEvent(text)).toMatchObject({
      uid: `${id}@localhost`,
      summary: `Consulta: ${first} ${last.slice(0, 1)}.`,
    })
    expect(text).not.toContain(w.paula.name)
  })

  test('says any name as it is, and nothing beside it', async () => {
    const w = fixture()
    const id = await bookWithWallet(w)
    const name = `Ana, "A Boa"; $& \\ \nBEGIN:VEVENT <b>x</b> =1+1 שרה ${'Søn e\u0303 😀 '.repeat(9)}end`
    const { db } = w.t.deps
    await db.updateTable('specialists').set({ name }).where('id', '=', w.specialist.specialistId).execute()
    await db
      .updateTable('users')
      .set({ first_name: 'Ana', last_name: "$' 😀 Silva" })
      .where('id', '=', w.paula.userId)
      .execute()
    expect(eventsOf(await fileOf(id, w.session))).toMatchObject([{ summary: `Consulta com ${name}` }])
    expect(eventsOf(await fileOf(id, await doctorOf(w)))).toMatchObject([{ summary: 'Consulta: Ana S.' }])
  })

  test('is a newer version after a move, and canceled after that', async () => {
    const w = fixture()
    const id = await bookWithWallet(w, '2026-11-26T12:00:00.000Z')
    const open = `customer/specialists/${w.specialist.specialistId}/schedules?from=2026-11-27&to=2026-11-27`
    const [slot] = (await request('GET', open, w.session)).json().data
    const moved = await w.t.app.inject({
      method: 'PUT',
      url: `/api/v1/schedules/${id}/reschedule`,
      headers: w.session.headers,
      payload: { schedule_id: slot.id },
    })
    expect(moved.statusCode).toBe(200)
    const after = theEvent(await fileOf(id, w.session))
    expect(after).toMatchObject({ uid: `${id}@localhost`, sequence: 1, status: 'CONFIRMED' })
    expect(after.start.toISOString()).toBe(new Date(slot.starts_at).toISOString())
    await request('DELETE', `schedules/auth/schedules/${id}/cancelPerCustomer`, w.session)
    const text = await fileOf(id, w.session)
    expect(theEvent(text)).toMatchObject({ sequence: 2, status: 'CANCELLED' })
    expect(text).not.toContain('VALARM')
  })

  test('is tentative while it is not paid, and says so', async () => {
    const w = fixture()
    const id = (await w.book('pix')).json().id
    const text = await fileOf(id, w.session)
    expect(theEvent(text)).toMatchObject({
      status: 'TENTATIVE',
      description: expect.stringContaining('Aguardando pagamento.'),
    })
    expect(text).not.toContain('VALARM')
  })

  test('leads each side to their own room and list, and a canceled one nowhere', async () => {
    const w = fixture()
    const id = await bookWithWallet(w)
    const app = 'http://localhost:3000'
    const own = theEvent(await fileOf(id, w.session))
    expect(own.description).toContain(`${app}/customer/calls/${id}`)
    expect(own.description).toContain(`${app}/customer/agenda?open=${id}`)
    expect(own.description).not.toContain('Aguardando pagamento.')
    const theirs = theEvent(await fileOf(id, await doctorOf(w)))
    expect(theirs.description).toContain(`${app}/calls?id=${id}`)
    expect(theirs.description).toContain(`${app}/specialist/consultas`)
    await request('DELETE', `schedules/auth/schedules/${id}/cancelPerCustomer`, w.session)
    expect(theEvent(await fileOf(id, w.session)).description).toBe('Esta consulta foi cancelada.')
  })

  test('says where one in person is, and rings an hour before, with no room to enter', async () => {
    const w = fixture()
    const id = await bookWithWallet(w)
    const { db, newId } = w.t.deps
    const { zipCode: zip_code, ...place } = newPlace()
    const [place_id, created_at] = [newId(), w.t.clock.now()]
    const { specialistId: specialist_id } = w.specialist
    await db
      .insertInto('places')
      .values({ id: place_id, specialist_id, ...place, zip_code, created_at })
      .execute()
    await db.updateTable('appointments').set({ place_id }).where('id', '=', id).execute()
    const text = await fileOf(id, w.session)
    const event = theEvent(text)
    expect(event.location).toBe('Consultório, Rua Augusta, 10, Consolação, São Paulo - SP')
    expect(event.description).not.toContain('/customer/calls/')
    expect(text).toMatch(/TRIGGER:-PT(1H|60M)/)
  })

  test('gives the hour in UTC for a zone whose clocks may be moved', async () => {
    const w = fixture()
    const id = await bookWithWallet(w)
    const time_zone = 'Europe/Lisbon'
    await w.t.deps.db.updateTable('appointments').set({ time_zone }).where('id', '=', id).execute()
    const text = await fileOf(id, w.session)
    expect(text).toContain('DTSTART:20261124T120000Z')
    expect(text).not.toContain('VTIMEZONE')
  })

  test('does not exist for anybody but its two sides', async () => {
    const w = fixture()
    const path = `schedules/${await bookWithWallet(w)}/calendar.ics`
    const others = [
      await createCustomer(w.t.deps),
      await createSpecialist(w.t.deps, { specialtyId: w.specialtyId }),
    ]
    for (const other of others) {
      expect((await request('GET', path, await signIn(w.t.deps, other))).statusCode).toBe(404)
    }
    expect((await request('GET', path, await signIn(w.t.deps, await createAdmin(w.t.deps)))).statusCode).toBe(
      403,
    )
    expect((await request('GET', path)).statusCode).toBe(401)
    expect((await request('GET', 'schedules/nonsense/calendar.ics', w.session)).statusCode).toBe(400)
  })
})

describe('the private calendar address', () => {
  const pathOf = (url: string) => url.slice(url.indexOf('schedules/feed/'))
  const make = async (who: SignedIn): Promise<string> => {
    const made = await request('POST', 'schedules/feed', who)
    expect(made.statusCode).toBe(201)
    return pathOf(made.json().url)
  }

  test('is none at first, made, found again, and read without a login', async () => {
    const w = fixture()
    expect((await request('GET', 'schedules/feed', w.session)).json()).toEqual({
      url: null,
      created_at: null,
    })
    const id = await bookWithWallet(w)
    const path = await make(w.session)
    const { url } = (await request('GET', 'schedules/feed', w.session)).json()
    expect(url).toBe(`http://localhost:3000/api/v1/${path}`)
    expect(path).toMatch(/^schedules\/feed\/[\w-]{43}\.ics$/)
    const feed = await request('GET', path)
    expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(eventsOf(feed.body).map(({ uid }) => uid)).toEqual([`${id}@localhost`])
  })

  test('has the own appointments of either side alone, canceled ones as canceled, no expired ones', async () => {
    const w = fixture()
    const first = await bookWithWallet(w)
    const second = await bookWithWallet(w, '2026-11-26T12:00:00.000Z')
    await request('DELETE', `schedules/auth/schedules/${second}/cancelPerCustomer`, w.session)
    const unpaid = (await w.book('pix', { startsAt: '2026-11-27T12:00:00.000Z' })).json().id
    await w.t.deps.db
      .updateTable('appointments')
      .set({ status: 'expired' })
      .where('id', '=', unpaid)
      .execute()
    for (const who of [w.session, await doctorOf(w)]) {
      const events = eventsOf((await request('GET', await make(who))).body)
      expect(events.map(({ uid, status }) => [uid, status])).toEqual([
        [`${first}@localhost`, 'CONFIRMED'],
        [`${second}@localhost`, 'CANCELLED'],
      ])
    }
    const other = await signIn(w.t.deps, await createCustomer(w.t.deps))
    expect(eventsOf((await request('GET', await make(other))).body)).toEqual([])
  })

  test('reaches ninety days back, no further', async () => {
    const w = fixture()
    const id = await bookWithWallet(w)
    const path = await make(w.session)
    const uids = async () => eventsOf((await request('GET', path)).body).map(({ uid }) => uid)
    const set = (startsAt: number) =>
      w.t.deps.db
        .updateTable('appointments')
        .set({ starts_at: new Date(startsAt), ends_at: new Date(startsAt + 30 * MINUTE), status: 'finished' })
        .where('id', '=', id)
        .execute()
    const oldest = w.t.clock.now().getTime() - 90 * DAY
    await set(oldest)
    expect(await uids()).toEqual([`${id}@localhost`])
    await set(oldest - 1)
    expect(await uids()).toEqual([])
  })

  test('is read again for nothing while nothing changed: 304, and anew after a booking', async () => {
    const w = fixture()
    const path = await make(w.session)
    const first = await request('GET', path)
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = (kept: string) =>
      w.t.app.inject({ url: `/api/v1/${path}`, headers: { 'if-none-match': kept } })
    for (const kept of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const same = await again(kept)
      expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag])
    }
    await bookWithWallet(w)
    const changed = await again(etag)
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  test('is renewed and revoked: what it was before is not found', async () => {
    const w = fixture()
    const first = await make(w.session)
    const second = await make(w.session)
    expect(second).not.toBe(first)
    expect((await request('GET', first)).statusCode).toBe(404)
    expect((await request('GET', second)).statusCode).toBe(200)
    expect((await request('DELETE', 'schedules/feed', w.session)).statusCode).toBe(204)
    expect((await request('GET', second)).json()).toMatchObject({ status: 404, code: 'not_found' })
    expect((await request('GET', 'schedules/feed', w.session)).json().url).toBeNull()
    expect((await request('DELETE', 'schedules/feed', w.session)).statusCode).toBe(204)
  })

  test('is kept as a hash, and leads nowhere once the account is blocked or suspended', async () => {
    const w = fixture()
    const { db } = w.t.deps
    const [own, theirs] = [await make(w.session), await make(await doctorOf(w))]
    const { token_hash } = await db
      .selectFrom('calendar_feeds')
      .select('token_hash')
      .where('user_id', '=', w.paula.userId)
      .executeTakeFirstOrThrow()
    expect(own).not.toContain(token_hash.toString('base64url'))
    await db
      .updateTable('customers')
      .set({ status: 'blocked' })
      .where('id', '=', w.paula.customerId)
      .execute()
    const { specialistId } = w.specialist
    await db.updateTable('specialists').set({ status: 4 }).where('id', '=', specialistId).execute()
    for (const path of [own, theirs]) expect((await request('GET', path)).statusCode).toBe(404)
    await db.updateTable('specialists').set({ status: 1 }).where('id', '=', specialistId).execute()
    expect((await request('GET', theirs)).statusCode).toBe(200)
  })

  test('is for the two sides alone', async () => {
    const w = fixture()
    const admin = await signIn(w.t.deps, await createAdmin(w.t.deps))
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await request(method, 'schedules/feed')).statusCode).toBe(401)
      expect((await request(method, 'schedules/feed', admin)).statusCode).toBe(403)
    }
    expect((await request('GET', `schedules/feed/${'x'.repeat(43)}.ics`)).statusCode).toBe(404)
  })
})
