import { DAY, MINUTE } from '@emma/domain/interval'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  confirm as bookSlot,
  chosenSlot,
  confirmedSignUp,
  createCustomer,
  createSpecialist,
  findCode,
  forgetMessages,
  messagesTo,
  newAddress,
  PRICE,
  registrationForm,
  runJobs,
  signIn,
  signUpRest,
  startSignUp,
  TOMORROW,
  useBookingFixture,
} from '../../../../test/index.ts'
import { jobHandlers } from '../../features.ts'

const w = useBookingFixture()
beforeEach(async () => {
  await forgetMessages(w().t)
  await w().t.deps.db.deleteFrom('slot_holds').execute()
})

type Fields = Readonly<Record<string, unknown>>
const post = (path: string, payload: Fields) =>
  w().t.app.inject({
    method: 'POST',
    url: `/api/v1/authentication/sign-up${path}`,
    remoteAddress: newAddress(),
    payload,
  })
const wish = (startsAt = TOMORROW, specialistId = w().specialist.specialistId) =>
  chosenSlot(specialistId, w().specialtyId, startsAt)
const hold = (ticket: string, chosen = wish()) => post('/hold', { ticket, ...chosen })
const complete = (ticket: string, change: Fields = {}) =>
  post('/complete', { ticket, ...signUpRest(), ...change })
const confirm = (signUpId: string, code: string) => post('/confirm', { signUpId, code })
const codeIn = (text: string | undefined) => text?.match(/\b\d{6}\b/)?.[0] ?? ''
const rows = async (table: 'sign_ups' | 'slot_holds' | 'users' | 'customers' | 'codes') =>
  (await w().t.deps.db.selectFrom(table).selectAll().execute()).length
const holdsNow = async () =>
  (await w().t.deps.db.selectFrom('slot_holds').select('starts_at').where('ended', '=', false).execute()).map(
    ({ starts_at }) => starts_at.toISOString(),
  )
const slotNow = async () => {
  const answer = await w().t.app.inject({ url: '/api/v1/schedules/slot', query: wish() })
  return answer.json()
}
/** Somebody else tries to book the same slot, by Pix. */
const bookAsOther = async () => {
  const other = await createCustomer(w().t.deps)
  return bookSlot(w().t, other, await signIn(w().t.deps, other), w().order('pix'))
}

test('a stranger books first: e-mail, code, kept slot, the few fields, and a paid appointment', async () => {
  const email = `Nova.${registrationForm().email}`
  expect(await slotNow()).toMatchObject({ status: 'open', price: PRICE, duration_minutes: 30, online: true })
  const { signUpId } = (await post('', { ...wish(), email, timezone: 'America/Manaus' })).json()
  await runJobs(w().t)
  const [mail] = await messagesTo(w().t, email.toLowerCase())
  const page = `/customer/marcar/${w().specialist.specialistId}?specialty=${w().specialtyId}&slot=${wish().slot_id}&id=${signUpId}`
  expect(mail?.text).toContain(page)
  const confirmed = await confirm(signUpId, codeIn(mail?.text))
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  const { ticket } = confirmed.json()
  const kept = await hold(ticket)
  expect(kept.json()).toEqual({
    held_until: new Date(w().t.clock.now().getTime() + 10 * MINUTE).toISOString(),
  })
  expect(await slotNow()).toMatchObject({ status: 'held' })
  expect((await bookAsOther()).json()).toMatchObject({ code: 'slot_taken' })

  const made = await complete(ticket, { fullName: 'ANA  clara de souza' })
  expect(made.statusCode, made.body).toBe(201)
  const { accessToken, userData } = made.json()
  expect(userData).toMatchObject({
    customerId: signUpId,
    first_name: 'Ana',
    last_name: 'Clara de Souza',
    email: email.toLowerCase(),
    timezone: 'America/Manaus',
    withoutPassword: true,
  })
  const session = { headers: { authorization: `Bearer ${accessToken}` } }
  const booked = await w().t.app.inject({
    method: 'POST',
    url: `/api/v1/schedules/auth/${signUpId}/schedules/${wish().slot_id}/confirm`,
    headers: session.headers,
    payload: { specialty_id: w().specialtyId, payment_method: 'pix' },
  })
  expect(booked.statusCode, booked.body).toBe(202)
  expect(await holdsNow()).toEqual([])
  const info = await w().t.app.inject({ url: '/api/v1/customer/info', ...session })
  expect(info.json()).toMatchObject({
    personalData: { fullName: 'Ana Clara de Souza', birthDate: '1990-05-20' },
    contactDetails: { contactPreference: 'email' },
    several: { gender: null, maritalStatus: null },
    address: null,
  })
  const consents = w().t.deps.db.selectFrom('consents').select('kind').where('user_id', '=', userData.id)
  expect((await consents.orderBy('kind').execute()).map(({ kind }) => kind)).toEqual(['privacy', 'terms'])
})

describe('the account', () => {
  const newcomer = async () => {
    const { ticket, email } = await confirmedSignUp(w().t, wish())
    const { accessToken } = (await complete(ticket)).json()
    return { email, headers: { authorization: `Bearer ${accessToken}` } }
  }
  const choose = (headers: Record<string, string>, password = 'girassol-trombone-47') =>
    w().t.app.inject({
      method: 'PUT',
      url: '/api/v1/authentication/first-password',
      headers,
      payload: { password },
    })
  const login = async (email: string, password: string) =>
    (
      await w().t.app.inject({
        method: 'POST',
        url: '/api/v1/jwt/login',
        remoteAddress: newAddress(),
        payload: { email, password },
      })
    ).statusCode

  test('is entered with no password until its owner chooses one, once and within a day', async () => {
    const { email, headers } = await newcomer()
    expect(await login(email, 'girassol-trombone-47')).toBe(401)
    expect((await choose(headers, 'senha12345')).statusCode).toBe(422)
    expect((await choose(headers)).statusCode).toBe(204)
    expect(await login(email, 'girassol-trombone-47')).toBe(200)
    expect((await choose(headers, 'outra-palavra-99')).json()).toMatchObject({ code: 'password_chosen' })
    expect(await login(email, 'outra-palavra-99')).toBe(401)
  })

  test('that is older than a day gets its password by the mailed link alone', async () => {
    const { email } = await newcomer()
    const { id } = await w()
      .t.deps.db.selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const late = await signIn(w().t.deps, { userId: id })
    const openedAt = new Date(w().t.clock.now().getTime() - DAY - MINUTE)
    await w()
      .t.deps.db.updateTable('sessions')
      .set({ created_at: openedAt })
      .where('id', '=', late.sessionId)
      .execute()
    expect((await choose(late.headers)).json()).toMatchObject({ code: 'password_chosen' })
    await forgetMessages(w().t)
    const forgot = {
      method: 'POST',
      url: '/api/v1/authentication/forgot-password',
      payload: { email },
    } as const
    expect((await w().t.app.inject(forgot)).statusCode).toBe(202)
    await runJobs(w().t)
    const mails = await messagesTo(w().t, email)
    expect(mails.some(({ text }) => text.includes('/authentication/reset-password?token='))).toBe(true)
  })
})

describe('a code', () => {
  test('that is wrong, used or too old gives no ticket', async () => {
    const { signUpId, userId } = await startSignUp(w().t, wish())
    const code = await findCode(w().t, userId)
    const wrong = await confirm(signUpId, code === '000000' ? '000001' : '000000')
    expect(wrong.json()).toMatchObject({ status: 422, code: 'code_invalid' })
    expect((await confirm(signUpId, code)).statusCode).toBe(200)
    expect((await confirm(signUpId, code)).json()).toMatchObject({ code: 'code_invalid' })
    const late = await startSignUp(w().t, wish())
    w().t.clock.advance(16 * MINUTE)
    expect((await confirm(late.signUpId, await findCode(w().t, late.userId))).json()).toMatchObject({
      code: 'code_expired',
    })
    expect((await confirm(w().t.deps.newId(), code)).json()).toMatchObject({ code: 'code_invalid' })
    const tickets = w().t.deps.db.selectFrom('sign_ups').select('id').where('ticket_hash', 'is not', null)
    expect((await tickets.where('id', 'in', [signUpId, late.signUpId]).execute()).length).toBe(1)
  })

  test('is sent again to go on at another device; its ticket takes the place of the one before', async () => {
    const { signUpId, userId, ticket, email } = await confirmedSignUp(w().t, wish())
    await hold(ticket)
    expect((await post('/resend-code', { signUpId })).statusCode).toBe(202)
    await runJobs(w().t)
    expect((await messagesTo(w().t, email)).length).toBeGreaterThan(0)
    const again = (await confirm(signUpId, await findCode(w().t, userId))).json()
    expect((await hold(ticket)).json()).toMatchObject({ status: 422, code: 'sign_up_over' })
    expect((await hold(again.ticket)).statusCode).toBe(200)
    expect(await holdsNow()).toEqual([TOMORROW])
    expect((await complete(again.ticket)).statusCode).toBe(201)
  })

  test('for an e-mail that has an account is answered the same and never right; the owner is led to the login', async () => {
    const owner = await createCustomer(w().t.deps)
    const before = await rows('users')
    const known = await startSignUp(w().t, wish(), owner.email.toUpperCase())
    const right = await confirm(known.signUpId, await findCode(w().t, known.userId))
    const stranger = await startSignUp(w().t, wish())
    const wrong = await confirm(stranger.signUpId, '000000')
    expect([right.statusCode, right.json().code, right.json().detail]).toEqual([
      wrong.statusCode,
      wrong.json().code,
      wrong.json().detail,
    ])
    expect((await post('/resend-code', { signUpId: known.signUpId })).statusCode).toBe(202)
    await runJobs(w().t)
    const mails = await messagesTo(w().t, owner.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Você já tem uma conta na Emma'])
    const path = `/customer/horario/${w().specialist.specialistId}?specialty=${w().specialtyId}&slot=${wish().slot_id}&step=pay`
    expect(mails[0]?.text).toContain(`/customer/login?${new URLSearchParams({ redirect: path })}`)
    expect(await rows('users')).toBe(before)
    expect(await holdsNow()).toEqual([])
  })
})

describe('a kept slot', () => {
  test('stays as it is when it is asked for again, and opens when its time is over', async () => {
    const { ticket } = await confirmedSignUp(w().t, wish())
    const first = (await hold(ticket)).json()
    w().t.clock.advance(4 * MINUTE)
    expect((await hold(ticket)).json()).toEqual(first)
    w().t.clock.advance(6 * MINUTE)
    expect(await slotNow()).toMatchObject({ status: 'open' })
    await jobHandlers['end-slot-holds']?.(w().t.deps, {})
    expect(await holdsNow()).toEqual([])
    expect((await bookAsOther()).statusCode).toBe(202)
    expect((await hold(ticket)).json()).toMatchObject({ status: 409, code: 'slot_taken' })
  })

  test('is one at a time: another takes its place, and what lists show follows', async () => {
    const first = '2026-11-23T12:30:00.000Z'
    const next = async () => {
      const { db } = w().t.deps
      const { specialistId } = w().specialist
      const rows = db.selectFrom('next_slots').select('starts_at').where('specialist_id', '=', specialistId)
      return (await rows.executeTakeFirst())?.starts_at?.toISOString()
    }
    const { ticket } = await confirmedSignUp(w().t, wish(first))
    await hold(ticket, wish(first))
    expect(await next()).toBe('2026-11-23T13:00:00.000Z')
    expect((await hold(ticket)).statusCode).toBe(200)
    expect(await holdsNow()).toEqual([TOMORROW])
    expect(await next()).toBe(first)
  })

  test('is refused where it is taken, closed or another offer, and the one before stays', async () => {
    const { ticket } = await confirmedSignUp(w().t, wish())
    expect((await hold(ticket)).statusCode).toBe(200)
    const other = '2026-11-24T13:00:00.000Z'
    await w().book('pix', { startsAt: other })
    expect((await hold(ticket, wish(other))).json()).toMatchObject({ status: 409, code: 'slot_taken' })
    const sunday = wish('2026-11-29T12:00:00.000Z')
    expect((await hold(ticket, sunday)).json()).toMatchObject({ code: 'slot_not_open' })
    const nobodys = wish(TOMORROW, w().t.deps.newId())
    expect((await hold(ticket, nobodys)).json()).toMatchObject({ code: 'slot_not_open' })
    expect((await hold('x'.repeat(40), wish(other))).json()).toMatchObject({ code: 'sign_up_over' })
    const listed = await w().t.app.inject({
      url: '/api/v1/schedules/slot',
      query: wish('2026-11-24T14:00:00.000Z'),
    })
    const { specialistId } = w().specialist
    const raise = { price: PRICE + 1_000 }
    await w()
      .t.deps.db.updateTable('specialist_specialties')
      .set(raise)
      .where('specialist_id', '=', specialistId)
      .execute()
    const dearer = await hold(ticket, { ...wish(), slot_id: listed.json().id })
    expect(dearer.json()).toMatchObject({ status: 409, code: 'offer_changed', offer: raise })
    expect(await holdsNow()).toEqual([TOMORROW])
  })

  test('counts by the e-mail: two at once, one a specialist, six an hour', async () => {
    const email = registrationForm().email
    const another = () => createSpecialist(w().t.deps, { specialtyId: w().specialtyId, price: PRICE })
    const ask = async (specialistId = w().specialist.specialistId, startsAt = TOMORROW) => {
      const chosen = wish(startsAt, specialistId)
      const { ticket } = await confirmedSignUp(w().t, chosen, email)
      return hold(ticket, chosen)
    }
    expect((await ask()).statusCode).toBe(200)
    expect((await ask(w().specialist.specialistId, '2026-11-24T15:00:00.000Z')).json()).toMatchObject({
      status: 429,
      code: 'too_many_holds',
    })
    expect((await ask((await another()).specialistId)).statusCode).toBe(200)
    expect((await ask((await another()).specialistId)).json()).toMatchObject({ code: 'too_many_holds' })
    expect(await holdsNow()).toHaveLength(2)
    const { ticket } = await confirmedSignUp(w().t, wish())
    const starts = [0, 1, 2, 3, 4, 5].map((hour) => `2026-11-25T${12 + hour}:00:00.000Z`)
    for (const startsAt of starts) expect((await hold(ticket, wish(startsAt))).statusCode).toBe(200)
    expect((await hold(ticket, wish('2026-11-26T12:00:00.000Z'))).json()).toMatchObject({
      code: 'too_many_holds',
    })
  })

  test('and a booking of the same moment never both have the slot', async () => {
    const { ticket } = await confirmedSignUp(w().t, wish())
    const [kept, booked] = await Promise.all([hold(ticket), w().book('pix')])
    const isKept = kept.statusCode === 200
    expect(booked.statusCode).toBe(isKept ? 409 : 202)
    expect(await w().appointments()).toHaveLength(isKept ? 0 : 1)
  })

  test('is given up when its owner books something else', async () => {
    const { ticket, signUpId } = await confirmedSignUp(w().t, wish())
    await hold(ticket)
    const { accessToken } = (await complete(ticket)).json()
    const booked = await w().t.app.inject({
      method: 'POST',
      url: `/api/v1/schedules/auth/${signUpId}/schedules/${wish('2026-11-24T16:00:00.000Z').slot_id}/confirm`,
      headers: { authorization: `Bearer ${accessToken}` },
      payload: { specialty_id: w().specialtyId, payment_method: 'pix' },
    })
    expect(booked.statusCode, booked.body).toBe(202)
    expect(await slotNow()).toMatchObject({ status: 'open' })
  })
})

describe('the rest of the form', () => {
  test('is checked like any registration, and a refusal makes no account', async () => {
    const { ticket } = await confirmedSignUp(w().t, wish())
    const before = [await rows('users'), await rows('customers'), await rows('sign_ups')]
    const refused = await complete(ticket, {
      fullName: 'Ana',
      cpf: '111.111.111-11',
      birthDate: '2015-03-01',
      cellPhone: '(11) 3456-7890',
      acceptTerms: false,
      password: 'girassol-trombone-47',
    })
    expect(refused.statusCode).toBe(422)
    const said = refused.json().errors.map(({ path }: { path: string }) => path)
    expect(new Set(said)).toEqual(
      new Set(['fullName', 'cpf', 'birthDate', 'cellPhone', 'acceptTerms', 'password']),
    )
    expect((await complete('x'.repeat(40))).json()).toMatchObject({ status: 422, code: 'sign_up_over' })
    w().t.clock.advance(DAY + MINUTE)
    expect((await complete(ticket)).json()).toMatchObject({ code: 'sign_up_over' })
    expect([await rows('users'), await rows('customers'), await rows('sign_ups')]).toEqual(before)
  })

  test('with a CPF that has an account is refused three times at most; its owner is told, and may book the slot', async () => {
    const taken = signUpRest()
    const first = await confirmedSignUp(w().t, wish())
    expect((await complete(first.ticket, taken)).statusCode).toBe(201)
    const second = await confirmedSignUp(w().t, wish())
    await hold(second.ticket)
    await runJobs(w().t)
    await forgetMessages(w().t)
    const before = [await rows('users'), await rows('customers')]
    const refused = await complete(second.ticket, { cpf: taken.cpf })
    expect(refused.json()).toMatchObject({ status: 409, code: 'sign_up_refused' })
    expect(await slotNow()).toMatchObject({ status: 'open' })
    await runJobs(w().t)
    expect((await messagesTo(w().t, first.email)).map(({ subject }) => subject)).toEqual([
      'Você já tem uma conta na Emma',
    ])
    expect((await complete(second.ticket, { cpf: taken.cpf })).statusCode).toBe(409)
    expect((await complete(second.ticket, { cpf: taken.cpf })).statusCode).toBe(409)
    expect((await complete(second.ticket)).json()).toMatchObject({ code: 'sign_up_over' })
    expect([await rows('users'), await rows('customers')]).toEqual(before)
  })

  test('sent twenty times at once makes one account', async () => {
    const { ticket, email } = await confirmedSignUp(w().t, wish())
    const rest = signUpRest()
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(ticket, rest)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(422)])
    const users = w().t.deps.db.selectFrom('users').select('id').where('email', '=', email)
    expect(await users.execute()).toHaveLength(1)
  })
})

test('what was never completed is forgotten after a week with its key, holds after a day', async () => {
  const { ticket, userId, signUpId } = await confirmedSignUp(w().t, wish())
  await hold(ticket)
  w().t.clock.advance(2 * DAY)
  await jobHandlers['forget-slot-holds']?.(w().t.deps, {})
  expect(await rows('slot_holds')).toBe(0)
  w().t.clock.advance(6 * DAY)
  await jobHandlers['forget-registrations']?.(w().t.deps, {})
  const left = w().t.deps.db.selectFrom('sign_ups').select('id').where('id', '=', signUpId)
  expect(await left.execute()).toEqual([])
  const keys = w().t.deps.db.selectFrom('data_keys').select('subject_id').where('subject_id', '=', userId)
  expect(await keys.execute()).toEqual([])
})
