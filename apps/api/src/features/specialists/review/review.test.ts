import { DAY, MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aPdf,
  aPng,
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  multipartOf,
  runJobs,
  type SignedIn,
  signIn,
  slotId,
  type TestApp,
  type TestSpecialist,
  TOMORROW,
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'

type Status = 0 | 1 | 2 | 3 | 4

let t: TestApp
let specialtyId: string
let admin: SignedIn
let patient: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
  admin = await signIn(t.deps, await createAdmin(t.deps))
  patient = await signIn(t.deps, await createCustomer(t.deps))
})
beforeEach(() => forgetJobs(t))
afterAll(() => t.close())

const ask = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  session: SignedIn | null,
  payload?: object,
) =>
  t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: session?.headers ?? {},
    ...(payload === undefined ? {} : { payload }),
  })
const move = (id: string, session: SignedIn, payload: object) =>
  ask('PUT', `specialists/updateStatus/${id}`, session, payload)
const review = (id: string, payload: object, session = admin) =>
  ask('PUT', `specialists/updateSpecialistsStatus/${id}`, session, payload)
/** A person whose profile has only what the registration required. */
const at = async (status: Status): Promise<TestSpecialist & SignedIn> => {
  const specialist = await createSpecialist(t.deps, { specialtyId, status })
  await t.deps.db
    .updateTable('specialists')
    .set({ contact_sealed: null, address_sealed: null })
    .where('id', '=', specialist.specialistId)
    .execute()
  return { ...specialist, ...(await signIn(t.deps, specialist)) }
}
const stored = async (id: string) => {
  const row = await t.deps.db
    .selectFrom('specialists')
    .select(['status', 'status_reason', 'on_duty'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const moves = await t.deps.db
    .selectFrom('specialist_status_changes')
    .select(['from_status', 'to_status', 'reason'])
    .where('specialist_id', '=', id)
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
  return { ...row, moves }
}

/** Fills in all requirements of the review, through their calls. */
const fillIn = async (specialist: TestSpecialist & SignedIn): Promise<void> => {
  const { specialistId, headers } = specialist
  await t.deps.db
    .updateTable('specialists')
    .set({ cpf_sealed: Buffer.from('x'), birth_date: '1980-01-01', contact_sealed: Buffer.from('x') })
    .where('id', '=', specialistId)
    .execute()
  const address = {
    zipCode: '01310-100',
    address: 'Avenida Paulista',
    number: '1000',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  }
  const sealed = await t.deps.vault.seal(
    t.deps.db,
    { subjectId: specialistId, column: 'specialists.address_sealed', rowId: specialistId },
    address,
  )
  await t.deps.db
    .updateTable('specialists')
    .set({ address_sealed: sealed })
    .where('id', '=', specialistId)
    .execute()
  await t.deps.db
    .insertInto('bank_accounts')
    .values({
      id: t.deps.newId(),
      specialist_id: specialistId,
      status: 'active',
      bank_code: '341',
      details_sealed: Buffer.from('x'),
      ends_with: '12-3',
      created_at: t.clock.now(),
    })
    .execute()
  expect(headers).toBeDefined()
}

describe('the own way into the review', () => {
  test.each<Status>([0, 3])('from %i is open once nothing is missing', async (status) => {
    const rita = await at(status)
    const path = `specialists/status/${rita.specialistId}`
    expect((await ask('GET', path, rita)).json()).toMatchObject({
      status,
      missing: ['personalData', 'contactDetails', 'address', 'bankAccount'],
    })
    const refused = await move(rita.specialistId, rita, { status: 2 })
    expect(refused.json()).toMatchObject({ status: 409, code: 'profile_incomplete' })
    expect(refused.json().errors.map((error: { path: string }) => error.path)).toEqual([
      'personalData',
      'contactDetails',
      'address',
      'bankAccount',
    ])
    expect(await stored(rita.specialistId)).toMatchObject({ status, moves: [] })
    await fillIn(rita)
    const sent = await move(rita.specialistId, rita, { status: 2, reason: 'Documento novo.' })
    expect(sent.json()).toMatchObject({ id: rita.specialistId, status: 2, missing: [] })
    expect(await stored(rita.specialistId)).toMatchObject({
      status: 2,
      status_reason: null,
      moves: [{ from_status: status, to_status: 2, reason: 'Documento novo.' }],
    })
  })

  test('is all that a specialist moves', async () => {
    for (const from of [0, 1, 2, 3, 4] as const) {
      const rita = await at(from)
      await fillIn(rita)
      for (const to of [0, 1, 2, 3, 4]) {
        if ((from === 0 || from === 3) && to === 2) continue
        const answer = await move(rita.specialistId, rita, { status: to })
        expect(answer.json().code, `${from}→${to}`).toBe('invalid_transition')
      }
      expect((await review(rita.specialistId, { status: 1 }, rita)).statusCode).toBe(403)
      expect(await stored(rita.specialistId)).toMatchObject({ status: from, moves: [] })
    }
  })

  test('of somebody else is not there', async () => {
    const [rita, other] = [await at(0), await at(0)]
    await fillIn(other)
    expect((await move(other.specialistId, rita, { status: 2 })).statusCode).toBe(404)
    expect((await ask('GET', `specialists/status/${other.specialistId}`, rita)).statusCode).toBe(404)
    expect((await ask('GET', `specialists/status/${other.specialistId}`, patient)).statusCode).toBe(403)
    expect((await move('none', rita, { status: 2 })).statusCode).toBe(400)
    expect(await stored(other.specialistId)).toMatchObject({ status: 0, moves: [] })
  })

  test('takes no more than a status, duty and online service', async () => {
    const rita = await at(0)
    for (const payload of [
      {},
      { status: 5 },
      { status: '2' },
      { status: 2, role: 'admin' },
      { on_duty: 1 },
    ]) {
      expect((await move(rita.specialistId, rita, payload)).statusCode).toBe(422)
    }
    expect(await stored(rita.specialistId)).toMatchObject({ status: 0, moves: [] })
  })
})

describe('what an admin decides', () => {
  const reason = 'O documento não está legível.'
  const open: Readonly<Record<Status, readonly Status[]>> = { 0: [], 1: [4], 2: [1, 3], 3: [], 4: [1] }

  test.each<Status>([0, 1, 2, 3, 4])('from %i goes where the table says, and nowhere else', async (from) => {
    for (const to of [0, 1, 2, 3, 4] as const) {
      const rita = await at(from)
      const answer = await review(rita.specialistId, { status: to, reason })
      const after = await stored(rita.specialistId)
      if (open[from].includes(to)) {
        expect(answer.json()).toMatchObject({ status: to })
        expect(after).toMatchObject({ status: to, moves: [{ from_status: from, to_status: to, reason }] })
        expect(after.status_reason).toBe(to === 1 ? null : reason)
      } else {
        expect(answer.json().code, `${from}→${to}`).toBe('invalid_transition')
        expect(after).toMatchObject({ status: from, moves: [] })
      }
    }
  })

  test.each<[Status, Status]>([
    [2, 3],
    [1, 4],
  ])('%i→%i takes a reason', async (from, to) => {
    const rita = await at(from)
    for (const payload of [{ status: to }, { status: to, reason: '  ' }]) {
      const answer = await review(rita.specialistId, payload)
      expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'reason' }] })
    }
    expect((await move(rita.specialistId, admin, { status: to })).statusCode).toBe(422)
    expect(await stored(rita.specialistId)).toMatchObject({ status: from, moves: [] })
  })

  test('is told to the specialist, who reads why, and counts at once', async () => {
    const rita = await at(2)
    const records = () => ask('GET', 'records/all', rita)
    expect((await records()).statusCode).toBe(403)
    await review(rita.specialistId, { status: 1 })
    expect((await records()).statusCode).toBe(200)
    await review(rita.specialistId, { status: 4, reason })
    expect((await records()).statusCode).toBe(403)
    expect((await ask('GET', `specialists/status/${rita.specialistId}`, rita)).json()).toMatchObject({
      status: 4,
      reason,
    })
    expect(await runJobs(t)).toEqual([])
    const { data } = (await ask('GET', 'specialists/notifications', rita)).json()
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['account_suspended', 'account_approved'])
  })

  test('at the same time is decided once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const rita = await at(2)
      const answers = await Promise.all([
        review(rita.specialistId, { status: 1 }),
        review(rita.specialistId, { status: 3, reason }),
        review(rita.specialistId, { status: 1 }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
      expect((await stored(rita.specialistId)).moves).toHaveLength(1)
    }
  })

  test('is kept: who, when, why', async () => {
    const rita = await at(2)
    await review(rita.specialistId, { status: 3, reason })
    await fillIn(rita)
    await move(rita.specialistId, rita, { status: 2 })
    await review(rita.specialistId, { status: 1 })
    const path = `specialists/status/${rita.specialistId}/history`
    const { data } = (await ask('GET', path, admin)).json()
    expect(data).toMatchObject([
      { from: 2, to: 1, reason: null, by: { role: 'admin' } },
      { from: 3, to: 2, by: { name: rita.name, role: 'specialist' } },
      { from: 2, to: 3, reason, by: { role: 'admin' }, at: t.clock.now().toISOString() },
    ])
    expect((await ask('GET', path, rita)).statusCode).toBe(403)
    const change = t.deps.db.updateTable('specialist_status_changes').set({ reason: 'x' }).execute()
    await expect(change).rejects.toThrow(/append-only|permission denied/)
  })
})

test('who is suspended is not listed, not shown, not booked, not on duty and opens no call', async () => {
  const rita = await at(1)
  const customer = await createCustomer(t.deps)
  const session = await signIn(t.deps, customer)
  const startsAt = new Date(t.clock.now().getTime() + 5 * MINUTE)
  const ofRita = { specialist: rita, customer, specialtyId, startsAt, status: 'confirmed' }
  const appointment = await insertAppointment(t, ofRita)
  await move(rita.specialistId, rita, { on_duty: true })
  expect((await stored(rita.specialistId)).on_duty).toBe(true)
  const listed = async () =>
    (await ask('GET', 'specialists/specialists?pageSize=100', null))
      .json()
      .data.some(({ id }: { id: string }) => id === rita.specialistId)
  expect(await listed()).toBe(true)
  const suspension = { status: 4, reason: 'Denúncia em apuração.' }
  const asked = await review(rita.specialistId, suspension)
  expect(asked.json()).toMatchObject({ code: 'open_appointments', errors: [{ path: appointment }] })
  expect(await listed()).toBe(true)
  await t.deps.db
    .updateTable('appointments')
    .set({ status: 'in_progress' })
    .where('id', '=', appointment)
    .execute()
  expect((await review(rita.specialistId, suspension)).statusCode).toBe(200)
  expect(await listed()).toBe(false)
  expect((await stored(rita.specialistId)).on_duty).toBe(false)
  for (const path of ['specialists', 'getSpecialistsById', 'localAtendimento']) {
    const answer = await ask('GET', `specialists/${path}/${rita.specialistId}`, session)
    expect(answer.statusCode, path).toBe(404)
  }
  const slots = `customer/specialists/${rita.specialistId}/schedules?from=2026-11-24&to=2026-11-25`
  expect((await ask('GET', slots, session)).statusCode).toBe(404)
  const slot = slotId(rita.specialistId, TOMORROW)
  const booked = await ask(
    'POST',
    `schedules/auth/${customer.customerId}/schedules/${slot}/confirm`,
    session,
    { specialty_id: specialtyId, payment_method: 'pix' },
  )
  expect(booked.statusCode, booked.body).toBe(409)
  expect((await ask('POST', `schedules/${appointment}/agoraio`, rita)).statusCode).toBe(403)
  expect((await move(rita.specialistId, rita, { on_duty: true })).json().code).toBe('invalid_transition')
})

describe('duty and online service', () => {
  test('are switched by their specialist alone', async () => {
    const rita = await at(1)
    const answer = await move(rita.specialistId, rita, { on_duty: true, use_online: false })
    expect(answer.json()).toMatchObject({ on_duty: true, use_online: false, status: 1 })
    expect((await move(rita.specialistId, admin, { on_duty: false })).statusCode).toBe(403)
    expect((await stored(rita.specialistId)).on_duty).toBe(true)
  })

  test('without online service there is no next online slot', async () => {
    const rita = await at(1)
    const next = async () =>
      (await ask('GET', `specialists/specialists/${rita.specialistId}`, null)).json().nextSlot
    expect(await next()).not.toBeNull()
    await move(rita.specialistId, rita, { use_online: false })
    expect(await next()).toBeNull()
  })
})

describe("the admin's list", () => {
  const list = async (query: string) =>
    (await ask('GET', `specialists/getSpecialistsAll?${query}`, admin)).json()

  test('finds by name without accents, e-mail, council number and status', async () => {
    const ana = await createSpecialist(t.deps, { specialtyId, status: 3, name: ['Ângela', 'Çağlar'] })
    const only = [expect.objectContaining({ id: ana.specialistId, status: 3, email: ana.email })]
    expect((await list('search=angela')).data).toEqual(only)
    expect((await list(`search=${ana.email}`)).data).toEqual(only)
    const { council } = (await list('search=angela')).data[0]
    expect((await list(`search=${council.number}`)).data).toEqual(only)
    expect((await list('search=angela&status=1')).data).toEqual([])
    expect((await list('status=3')).data.every(({ status }: { status: number }) => status === 3)).toBe(true)
    expect((await ask('GET', 'specialists/getSpecialistsAll?status=9', admin)).statusCode).toBe(422)
  })

  test('shows those under review first, the longest waiting on top', async () => {
    const [first, second] = [await at(3), await at(3)]
    for (const rita of [first, second]) {
      await fillIn(rita)
      await move(rita.specialistId, rita, { status: 2 })
      t.clock.advance(1000)
    }
    const waiting = (await list('status=2&pageSize=100')).data.map(({ id }: { id: string }) => id)
    expect(waiting.indexOf(first.specialistId)).toBeLessThan(waiting.indexOf(second.specialistId))
    const [top] = (await list('pageSize=1')).data
    expect(top.status).toBe(2)
  })
})

describe('closing an account', () => {
  const close = (id: string) => ask('DELETE', `specialists/deleteSpecialists/${id}`, admin)

  test('waits for open appointments', async () => {
    const rita = await at(1)
    const customer = await createCustomer(t.deps)
    const startsAt = new Date(t.clock.now().getTime() + DAY)
    await insertAppointment(t, { specialist: rita, customer, specialtyId, startsAt, status: 'confirmed' })
    expect((await close(rita.specialistId)).json()).toMatchObject({ status: 409, code: 'open_appointments' })
    expect(await stored(rita.specialistId)).toMatchObject({ status: 1, moves: [] })
    expect((await ask('GET', `specialists/status/${rita.specialistId}`, rita)).statusCode).toBe(200)
  })

  test('takes it from every list, ends its sessions, and is done once', async () => {
    const rita = await at(1)
    expect((await close(rita.specialistId)).statusCode).toBe(204)
    expect((await ask('GET', `specialists/status/${rita.specialistId}`, rita)).statusCode).toBe(401)
    expect((await ask('GET', `specialists/specialists/${rita.specialistId}`, null)).statusCode).toBe(404)
    const path = `specialists/getSpecialistsByUuid/${rita.specialistId}`
    expect((await ask('GET', path, admin)).statusCode).toBe(404)
    expect((await close(rita.specialistId)).statusCode).toBe(404)
    expect((await review(rita.specialistId, { status: 1 })).statusCode).toBe(404)
  })
})

describe('a proof', () => {
  const upload = (session: SignedIn, document: Blob) =>
    ask('PUT', 'specialists/updateSpecialists', session, multipartOf({}, { document }))

  test('is read by its specialist and admins, never inside our pages', async () => {
    const rita = await at(0)
    const { url } = (await upload(rita, aPdf())).json().document
    const path = url.slice('/api/v1/'.length)
    for (const session of [rita, admin]) {
      const answer = await ask('GET', path, session)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^attachment/),
      })
      expect(answer.rawPayload.subarray(0, 4).toString()).toBe('%PDF')
    }
    expect((await ask('GET', path, null)).statusCode).toBe(401)
    expect((await ask('GET', path, patient)).statusCode).toBe(403)
    expect((await ask('GET', path, await at(1))).statusCode).toBe(404)
  })

  test('as a picture is made anew and shown; the newest counts', async () => {
    const rita = await at(0)
    await upload(rita, aPdf())
    t.clock.advance(1000)
    const { document } = (await upload(rita, aPng())).json()
    expect(document.type).toBe('image/webp')
    const answer = await ask('GET', document.url.slice('/api/v1/'.length), rita)
    expect(answer.headers['content-disposition']).toMatch(/^inline/)
  })
})
