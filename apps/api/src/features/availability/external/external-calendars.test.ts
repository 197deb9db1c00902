import { DAY, HOUR, MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addFault,
  askOf,
  buildTestApp,
  clearFaults,
  control,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
  type TestSpecialist,
} from '../../../../test/index.ts'
import { jobHandlers } from '../../features.ts'
import { removeCalendarsOf } from './external.repo.ts'

let t: TestApp
let specialtyId: string
let patient: SignedIn
let stranger: SignedIn
let sergio: TestSpecialist
let own: SignedIn
let name: string
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
  patient = await signIn(t.deps, await createCustomer(t.deps))
  stranger = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
})
beforeEach(async () => {
  await forgetJobs(t)
  await clearFaults(t)
  sergio = await createSpecialist(t.deps, { specialtyId })
  own = await signIn(t.deps, sergio)
  name = t.deps.newId()
})
afterAll(() => t.close())

const ask = askOf(() => t)
// The clock is set to Monday, 2026-11-23, 09:00 in São Paulo; Tuesday is open.
const meeting = (from: string, to: string, ...more: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${from}@elsewhere.test`,
    'DTSTAMP:20261101T000000Z',
    `DTSTART;TZID=America/Sao_Paulo:20261124T${from}00`,
    `DTEND;TZID=America/Sao_Paulo:20261124T${to}00`,
    'SUMMARY:Consulta da Paula, segredo',
    ...more,
    'END:VEVENT',
  ].join('\r\n')
const fileOf = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//t//t', ...events, 'END:VCALENDAR', ''].join('\r\n')
const publish = (text: string) => control(t, '/_calendars', { id: name, text })
const address = () => `${t.sandboxUrl}/calendars/${name}.ics`
const add = (body: object = { name: 'Google', address: address() }) =>
  ask('POST', 'specialists/calendars', own, body)
const list = async () => (await ask('GET', 'specialists/calendars', own)).json().data
const hoursOfTuesday = async (): Promise<string[]> => {
  const path = `customer/specialists/${sergio.specialistId}/schedules?from=2026-11-24&to=2026-11-24`
  return (await ask('GET', path, patient))
    .json()
    .data.map(({ init_hour }: { init_hour: string }) => init_hour)
}
const stored = async () => ({
  calendars: await t.deps.db.selectFrom('external_calendars').selectAll().orderBy('id').execute(),
  busy: await t.deps.db.selectFrom('external_busy').selectAll().orderBy('starts_at').execute(),
})
const ownRow = async () =>
  (await stored()).calendars.find(({ specialist_id }) => specialist_id === sergio.specialistId)
/** Advances the clock, and runs the due readings. */
const after = async (ms: number) => {
  t.clock.advance(ms)
  own = await signIn(t.deps, sergio)
  patient = await signIn(t.deps, await createCustomer(t.deps))
  await jobHandlers['read-external-calendars']?.(t.deps, {})
  await runJobs(t)
}

describe('who may', () => {
  test('not without login, not a patient, not another specialist; nothing is written', async () => {
    const { id } = (await add()).json()
    const before = await stored()
    expect((await ask('GET', 'specialists/calendars', null)).statusCode).toBe(401)
    expect((await ask('GET', 'specialists/calendars', patient)).statusCode).toBe(403)
    const body = { name: 'X', address: address() }
    expect((await ask('POST', 'specialists/calendars', patient, body)).statusCode).toBe(403)
    expect((await ask('DELETE', `specialists/calendars/${id}`, stranger)).statusCode).toBe(404)
    expect((await ask('GET', 'specialists/calendars', stranger)).json()).toEqual({ data: [] })
    expect((await ask('GET', 'specialists/busy', stranger)).json()).toEqual({ data: [] })
    expect(await stored()).toEqual(before)
  })

  test.each([
    'http://calendar.google.com/a.ics',
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/a.ics',
    'https://localhost/a.ics',
    'https://db.internal/a.ics',
    'https://calendar.google.com:8443/a.ics',
    'https://me:secret@calendar.google.com/a.ics',
    'file:///etc/passwd',
    'calendar',
  ])('not an address that no public host has: %s', async (refused) => {
    const before = await stored()
    const answer = await add({ name: 'X', address: refused })
    expect(answer.json()).toMatchObject({ status: 422, code: 'calendar_address_refused' })
    expect(await stored()).toEqual(before)
  })

  test('not twice the same, and five at most', async () => {
    await add()
    expect((await add()).json()).toMatchObject({ status: 409, code: 'external_calendar_known' })
    for (const more of [1, 2, 3, 4]) await add({ name: 'M', address: `${address()}?${more}` })
    const sixth = await add({ name: 'M', address: `${address()}?6` })
    expect(sixth.json()).toMatchObject({ status: 409, code: 'external_calendars_limit' })
    expect(await list()).toHaveLength(5)
  })
})

describe('a calendar that is added', () => {
  test('makes its hours busy and nothing else known; removing it opens them again', async () => {
    await publish(fileOf(meeting('1000', '1130')))
    const free = await hoursOfTuesday()
    expect(free).toContain('10:00')
    const added = await add()
    expect(added.statusCode).toBe(201)
    expect(added.body).not.toContain(name)
    await runJobs(t)
    expect(await hoursOfTuesday()).toEqual(free.filter((hour) => !['10:00', '10:30', '11:00'].includes(hour)))
    const [calendar] = await list()
    expect(calendar).toMatchObject({ name: 'Google', host: '127.0.0.1', failure: null })
    expect(calendar.read_at).toBe(t.clock.now().toISOString())
    const busy = await ask('GET', 'specialists/busy?from=2026-11-24&to=2026-11-24', own)
    expect(busy.json().data).toEqual([
      {
        calendar_id: calendar.id,
        calendar: 'Google',
        starts_at: '2026-11-24T10:00:00-03:00',
        ends_at: '2026-11-24T11:30:00-03:00',
      },
    ])
    const dayAfter = await ask('GET', 'specialists/busy?from=2026-11-25&to=2026-11-25', own)
    expect(dayAfter.json()).toEqual({ data: [] })
    const { rows } = await sql`SELECT c::text FROM external_calendars c`.execute(t.deps.db)
    expect(JSON.stringify(rows)).not.toContain(name)
    expect((await ask('DELETE', `specialists/calendars/${calendar.id}`, own)).statusCode).toBe(204)
    expect(await hoursOfTuesday()).toEqual(free)
    expect(await stored()).toMatchObject({ busy: [] })
  })

  test('whose meeting gets longer or shorter makes the new hours busy, and no others', async () => {
    await publish(fileOf(meeting('1000', '1030')))
    await add()
    await runJobs(t)
    const free = await hoursOfTuesday()
    for (const [end, taken] of [
      ['1130', ['10:30', '11:00']],
      ['1030', []],
    ] as const) {
      await publish(fileOf(meeting('1000', end)))
      await after(15 * MINUTE)
      expect(await hoursOfTuesday()).toEqual(free.filter((hour) => !taken.some((each) => each === hour)))
    }
    t.clock.set('2026-11-23T12:00:00.000Z')
  })

  test('moves the next free hour that lists of specialists show', async () => {
    const today = meeting('0900', '1000').replaceAll('20261124T', '20261123T')
    await publish(fileOf(today))
    await add()
    await runJobs(t)
    const next = await t.deps.db
      .selectFrom('next_slots')
      .select('starts_at')
      .where('specialist_id', '=', sergio.specialistId)
      .where('specialty_id', 'is', null)
      .executeTakeFirst()
    expect(next?.starts_at?.toISOString()).toBe('2026-11-23T13:00:00.000Z')
  })

  test('is not asked for again before ten minutes, follows changes then, and 304 changes nothing', async () => {
    await publish(fileOf(meeting('1000', '1030')))
    await add()
    await runJobs(t)
    const first = await stored()
    await publish(fileOf(meeting('1400', '1430')))
    await after(MINUTE * 5)
    expect((await stored()).busy).toEqual(first.busy)
    await after(MINUTE * 8)
    expect(await hoursOfTuesday()).toContain('10:00')
    expect(await hoursOfTuesday()).not.toContain('14:00')
    const changed = await ownRow()
    const { busy } = await stored()
    await after(MINUTE * 15)
    const again = await ownRow()
    expect((await stored()).busy).toEqual(busy)
    expect(again?.read_at).toEqual(t.clock.now())
    expect(again?.known_until).toEqual(changed?.known_until)
    await after(DAY)
    const day = await ownRow()
    expect(day?.known_until?.getTime()).toBeGreaterThan(changed?.known_until?.getTime() ?? 0)
    t.clock.set('2026-11-23T12:00:00.000Z')
  })

  test('says how many of its events could not be read, until they can, while the others count', async () => {
    await publish(fileOf(meeting('1000', '1030', 'RRULE:FREQ=NEVER'), meeting('1400', '1430')))
    expect((await add()).json()).toMatchObject({ unread: 0 })
    await runJobs(t)
    expect(await list()).toMatchObject([{ failure: null, unread: 1 }])
    expect(await hoursOfTuesday()).not.toContain('14:00')
    await after(15 * MINUTE)
    expect(await list()).toMatchObject([{ failure: null, unread: 1 }])
    await publish(fileOf(meeting('1000', '1030'), meeting('1400', '1430')))
    await after(15 * MINUTE)
    expect(await list()).toMatchObject([{ failure: null, unread: 0 }])
    t.clock.set('2026-11-23T12:00:00.000Z')
  })

  test('goes with the account', async () => {
    await add()
    await t.deps.db.transaction().execute((tx) => removeCalendarsOf(tx, sergio.specialistId))
    await runJobs(t)
    expect(await list()).toEqual([])
  })
})

describe('a reading that fails', () => {
  const failures = async () => (await list()).map(({ failure }: { failure: string | null }) => failure)
  test('says why, keeps what was known, waits longer each time, and is forgotten by a good one', async () => {
    await publish(fileOf(meeting('1000', '1030')))
    await add()
    await runJobs(t)
    await addFault(t, 'calendars', { mode: 'error', count: 2 })
    await after(13 * MINUTE)
    expect(await failures()).toEqual(['unreachable'])
    expect(await hoursOfTuesday()).not.toContain('10:00')
    await after(13 * MINUTE)
    expect((await stored()).calendars.map(({ failures: count }) => count)).toContain(1)
    await after(13 * MINUTE)
    expect((await stored()).calendars.map(({ failures: count }) => count)).toContain(2)
    await after(HOUR)
    expect(await failures()).toEqual([null])
    expect((await ownRow())?.failures).toBe(0)
    t.clock.set('2026-11-23T12:00:00.000Z')
  })

  test.each([
    ['a page', '<!DOCTYPE html><html></html>', 'not_a_calendar'],
    ['too much', fileOf(`X-A:${'x'.repeat(2_100_000)}`), 'too_large'],
    ['every second for ever', fileOf(meeting('1000', '1001', 'RRULE:FREQ=SECONDLY')), 'unreadable'],
    ['too many hours', fileOf(meeting('1000', '1001', 'RRULE:FREQ=MINUTELY;INTERVAL=5')), 'unreadable'],
  ])('of %s makes nothing busy', async (_what, text, failure) => {
    await publish(text)
    await add()
    await runJobs(t)
    expect(await failures()).toEqual([failure])
    expect(await hoursOfTuesday()).toContain('10:00')
  })

  test.each([
    ['the same host by plain http to another port', 'http://127.0.0.1:1/x.ics', 'refused'],
    ['the cloud’s own address', 'http://169.254.169.254/latest/meta-data', 'refused'],
  ])('led on to %s asks nobody there', async (_where, redirect, failure) => {
    await control(t, '/_calendars', { id: name, redirect })
    await add()
    await runJobs(t)
    expect(await failures()).toEqual([failure])
  })

  test('of an address that is gone says so', async () => {
    await add()
    await runJobs(t)
    expect(await failures()).toEqual(['refused'])
  })
})
