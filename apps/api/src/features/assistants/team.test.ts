import { ACTING_FOR } from '@emma/contracts/assistants/acting-for'
import { cancelPerSpecialist } from '@emma/contracts/booking/cancellation'
import { DAY, MINUTE } from '@emma/domain/interval'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  callOf,
  confirm,
  createAdmin,
  createAssistant,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  giveCredit,
  insertAppointment,
  messagesTo,
  PASSWORD,
  runJobs,
  type SignedIn,
  signIn,
  slotId,
  type TestApp,
  type TestSpecialist,
} from '../../../test/index.ts'
import { connect, listen } from '../../../test/sockets.ts'
import { actorOfToken } from '../auth/index.ts'
import { actFor } from './acting/act-for.ts'

let t: TestApp
let server: Awaited<ReturnType<typeof listen>>
let specialtyId: string
let sergio: TestSpecialist
let asSergio: SignedIn
const call = callOf(() => t)
beforeAll(async () => {
  t = await buildTestApp()
  server = await listen(t)
  specialtyId = await createSpecialty(t.deps)
})
afterAll(async () => {
  await server.close()
  await t.close()
})
beforeEach(async () => {
  await forgetJobs(t)
  sergio = await createSpecialist(t.deps, { specialtyId })
  asSergio = await signIn(t.deps, sergio)
})

let people = 0
const address = (): string => {
  people += 1
  return `sonia${people}@emma.test`
}
const invite = (email: string, more: object = {}) =>
  call(asSergio, 'POST', 'team/invitations', { name: 'Sônia Souza', email, receipts: false, ...more })
/** The secret of the last link that was mailed. */
const mailed = async (email: string): Promise<string> => {
  await runJobs(t)
  const letters = (await messagesTo(t, email)).filter(({ text }) => text.includes('/equipe/convite#'))
  return /convite#([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? ''
}
const password = 'girassol-trombone-47'
const account = (token: string) => ({
  token,
  firstName: 'Sônia',
  lastName: 'Souza',
  password,
  passwordConfirmation: password,
  accepted: true,
})
const accept = (token: string) => call(null, 'POST', 'assistants/invitations/accept', account(token))
const sessionOf = (body: { accessToken: string }): SignedIn =>
  ({ headers: { authorization: `Bearer ${body.accessToken}` } }) as SignedIn
const actingFor = (who: SignedIn, { specialistId } = sergio): SignedIn => ({
  ...who,
  headers: { ...who.headers, [ACTING_FOR]: specialistId } as SignedIn['headers'],
})
const agenda = (who: SignedIn, of = sergio) => call(who, 'GET', `schedules/specialist/${of.specialistId}`)
const team = async () => (await call(asSergio, 'GET', 'team')).body

describe('an invitation', () => {
  test('goes by mail, makes an account once, and its person sees the agenda and logs in with the password', async () => {
    const email = address()
    expect((await invite(email)).body.invitations).toMatchObject([
      { email, name: 'Sônia Souza', receipts: false },
    ])
    const token = await mailed(email)
    expect((await call(null, 'POST', 'assistants/invitations/read', { token })).body).toMatchObject({
      specialist: { name: sergio.name },
      email,
      account: 'none',
    })
    const made = await accept(token)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body.userData).toMatchObject({ role: 'assistant', email, name: 'Sônia Souza' })
    expect((await accept(token)).body.code).toBe('invite_over')
    const asSonia = sessionOf(made.body)
    expect((await agenda(actingFor(asSonia))).status).toBe(200)
    expect((await agenda(asSonia)).status).toBe(403)
    expect(await team()).toMatchObject({ members: [{ name: 'Sônia Souza', email }], invitations: [] })
    const told = (await call(asSergio, 'GET', 'specialists/notifications')).body.data
    expect(told).toMatchObject([
      { kind: 'assistant_joined', path: '/specialist/equipe', assistant: { name: 'Sônia Souza' } },
    ])
    await runJobs(t)
    expect((await messagesTo(t, sergio.email)).at(-1)?.text).toContain(
      'Sônia Souza aceitou seu convite e já pode cuidar da sua agenda.',
    )
    expect((await call(null, 'POST', 'jwt/login', { email, password })).body.userData.role).toBe('assistant')
    await call(null, 'POST', 'authentication/forgot-password', { email })
    await runJobs(t)
    const letters = await messagesTo(t, email)
    expect(letters.some(({ text }) => text.includes('/reset-password?token='))).toBe(true)
  })

  test('is over after seven days, when it is taken back, and by a newer link', async () => {
    const email = address()
    const { id } = (await invite(email)).body.invitations[0]
    const first = await mailed(email)
    expect((await call(asSergio, 'POST', `team/invitations/${id}/resend`)).status).toBe(429)
    t.clock.advance(2 * MINUTE)
    expect((await call(asSergio, 'POST', `team/invitations/${id}/resend`)).status).toBe(200)
    const second = await mailed(email)
    expect((await accept(first)).body.code).toBe('invite_over')
    expect((await call(null, 'POST', 'assistants/invitations/read', { token: second })).status).toBe(200)
    t.clock.advance(7 * DAY)
    asSergio = await signIn(t.deps, sergio)
    expect((await accept(second)).body.code).toBe('invite_over')
    expect((await team()).invitations).toEqual([])
    const again = (await invite(email)).body.invitations[0].id
    const third = await mailed(email)
    expect((await call(asSergio, 'DELETE', `team/invitations/${again}`)).body.invitations).toEqual([])
    expect((await accept(third)).body.code).toBe('invite_over')
    const kept = await t.deps.db
      .selectFrom('team_invitations')
      .select('person_sealed')
      .where('id', '=', again)
      .execute()
    expect(kept).toEqual([{ person_sealed: null }])
  })

  test('is not sent twice, nor to who is in the team, nor beyond ten', async () => {
    const email = address()
    await invite(email)
    expect((await invite(email.toUpperCase())).body.code).toBe('invite_exists')
    const { email: known } = await createAssistant(t.deps, [sergio])
    expect((await invite(known)).body.code).toBe('member_exists')
    for (let count = 0; count < 8; count += 1) expect((await invite(address())).status).toBe(201)
    expect((await invite(address())).body.code).toBe('team_full')
  })

  test('to a patient’s address makes no second account; an assistant’s own joins by logging in, nobody else’s', async () => {
    const paula = await createCustomer(t.deps)
    await invite(paula.email)
    const token = await mailed(paula.email)
    expect((await call(null, 'POST', 'assistants/invitations/read', { token })).body.account).toBe('other')
    expect((await accept(token)).body.code).toBe('email_taken')
    const ana = await createSpecialist(t.deps, { specialtyId })
    const sonia = await createAssistant(t.deps, [ana])
    const asSonia = await signIn(t.deps, sonia)
    const join = (secret: string) => call(asSonia, 'POST', 'assistants/invitations/join', { token: secret })
    expect((await join(token)).body.code).toBe('invite_over')
    await invite(sonia.email, { receipts: true })
    const own = await mailed(sonia.email)
    expect((await call(null, 'POST', 'assistants/invitations/read', { token: own })).body.account).toBe(
      'assistant',
    )
    const practices = (await join(own)).body.practices
    expect(practices).toHaveLength(2)
    for (const each of [ana, sergio]) expect((await agenda(actingFor(asSonia, each), each)).status).toBe(200)
  })
})

describe('in the team', () => {
  const coming = async () => {
    const paula = await createCustomer(t.deps)
    const past = new Date(t.clock.now().getTime() - DAY)
    await insertAppointment(t, {
      customer: paula,
      specialist: sergio,
      specialtyId,
      startsAt: past,
      status: 'finished',
    })
    await giveCredit(t.deps, paula.customerId, 15_000)
    const order = { specialistId: sergio.specialistId, specialtyId, method: 'wallet' } as const
    const made = await confirm(t, paula, await signIn(t.deps, paula), { ...order, startsAt: at('13:00') })
    return { paula, id: made.json().id as string }
  }
  /** A weekday about ten days ahead. */
  const at = (hour: string): string => {
    const day = new Date(t.clock.now().getTime() + 10 * DAY)
    const weekend = [1, 0, 0, 0, 0, 0, 2][day.getUTCDay()] ?? 0
    return `${new Date(day.getTime() + weekend * DAY).toISOString().slice(0, 10)}T${hour}:00.000Z`
  }

  test('every act is in the audit before it is done, with both names and how it came out', async () => {
    const sonia = await createAssistant(t.deps, [sergio], { name: ['Sônia', 'Souza'] })
    const asSonia = actingFor(await signIn(t.deps, sonia))
    const { paula, id } = await coming()
    const order = { specialty_id: specialtyId, mode: 'courtesy', customer_id: paula.customerId }
    const slot = slotId(sergio.specialistId, at('14:00'))
    const made = await call(asSonia, 'POST', 'schedules/on-behalf', { ...order, slot })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const cancel = (which: string) =>
      call(asSonia, 'POST', `schedules/auth/schedules/${which}/cancelPerSpecialist`, { reason: 'Imprevisto' })
    expect((await cancel(id)).status).toBe(200)
    expect((await cancel(t.deps.newId())).status).toBe(404)
    const both = { assistant: { name: 'Sônia Souza' }, specialist: { name: sergio.name } }
    const acts = [
      { ...both, act: 'canceled', outcome: 'refused' },
      { ...both, act: 'canceled', outcome: 'done', schedule_id: id, patient: paula.name },
      { ...both, act: 'booked', outcome: 'done', schedule_id: made.body.appointment.id },
    ]
    expect((await call(asSergio, 'GET', 'team/acts')).body.data).toMatchObject(acts)
    const asAdmin = await signIn(t.deps, await createAdmin(t.deps))
    const ofAll = (await call(asAdmin, 'GET', `audit/assistants?specialist_id=${sergio.specialistId}`)).body
    expect(ofAll.data).toMatchObject(acts.map((act) => ({ ...act, patient: null })))
    const seen = async (query: string) =>
      (await call(asAdmin, 'GET', `audit/assistants?specialist_id=${sergio.specialistId}&${query}`)).body.meta
        .total
    const today = new Date(t.clock.now()).toISOString().slice(0, 10)
    expect(await seen('search=sonia')).toBe(3)
    expect(await seen(`search=${encodeURIComponent(sergio.name)}&from=${today}&to=${today}`)).toBe(3)
    expect(await seen('search=ninguem')).toBe(0)
    expect(await seen('to=2020-01-01')).toBe(0)
    const [row] = await t.deps.db.selectFrom('team_acts').selectAll().where('outcome', '=', 'done').execute()
    const changed = t.deps.db
      .updateTable('team_acts')
      .set({ outcome: 'refused' })
      .where('id', '=', row?.id ?? '')
    await expect(changed.execute()).rejects.toThrow(/settled/)
    await expect(t.deps.db.deleteFrom('team_acts').execute()).rejects.toThrow()
  })

  test('a key that was used for one specialist brings nothing of theirs back for another', async () => {
    const ana = await createSpecialist(t.deps, { specialtyId })
    const asSonia = await signIn(t.deps, await createAssistant(t.deps, [sergio, ana]))
    const { id } = await coming()
    const key = t.deps.newId()
    const cancel = (of: TestSpecialist) => {
      const { headers, ...who } = actingFor(asSonia, of)
      const keyed = { ...who, headers: { ...headers, 'idempotency-key': key } }
      return call(keyed, 'POST', `schedules/auth/schedules/${id}/cancelPerSpecialist`, {
        reason: 'Imprevisto',
      })
    }
    expect((await cancel(sergio)).body.id).toBe(id)
    expect((await cancel(sergio)).body.id).toBe(id)
    expect((await cancel(ana)).body).toMatchObject({ code: 'idempotency_key_reused' })
  })

  test('an act that failed on our side is not said to be refused: nobody knows whether it was done', async () => {
    const sonia = await createAssistant(t.deps, [sergio])
    const { accessToken } = await signIn(t.deps, sonia)
    const caller = await actorOfToken(t.deps, accessToken)
    const request = {
      headers: { [ACTING_FOR.toLowerCase()]: sergio.specialistId },
      raw: { socket: { remoteAddress: '127.0.0.1' }, headers: {} },
    }
    const acting = await actFor(t.deps)(cancelPerSpecialist, caller, request as unknown as FastifyRequest)
    const lost = () => Promise.reject(new Error('the database is away'))
    await expect(acting?.audited({ id: t.deps.newId() }, lost)).rejects.toThrow('the database is away')
    const acts = (await call(asSergio, 'GET', 'team/acts')).body.data
    expect(acts).toMatchObject([{ act: 'canceled', outcome: 'open' }])
  })

  test('receipts are theirs while the specialist allows it, from the next call on', async () => {
    const sonia = await createAssistant(t.deps, [sergio], { receipts: false })
    const asSonia = actingFor(await signIn(t.deps, sonia))
    const receipt = async () =>
      (await call(asSonia, 'GET', `schedules/${t.deps.newId()}/practice-receipt.pdf`)).status
    expect(await receipt()).toBe(403)
    const changed = await call(asSergio, 'PUT', `team/members/${sonia.userId}`, { receipts: true })
    expect(changed.body.members).toMatchObject([{ receipts: true }])
    expect(await receipt()).toBe(404)
  })

  test('a right that is given or taken back is told to their open screens, and to nobody else’s', async () => {
    const sonia = await createAssistant(t.deps, [sergio])
    const ana = await createSpecialist(t.deps, { specialtyId })
    const bia = await createAssistant(t.deps, [ana])
    const heard: (readonly unknown[])[] = []
    for (const who of [sonia, bia]) {
      const { raw } = await connect(server.url, (await signIn(t.deps, who)).accessToken)
      raw.onAny((event, payload) => heard.push([who.userId, event, payload]))
    }
    await call(asSergio, 'PUT', `team/members/${bia.userId}`, { receipts: true, chat: true })
    await call(asSergio, 'PUT', `team/members/${sonia.userId}`, { receipts: true, chat: false })
    await expect.poll(() => heard).toHaveLength(1)
    expect(heard).toEqual([[sonia.userId, 'team:changed', { specialist_id: sergio.specialistId }]])
  })

  test('who is removed is out at once: the next call, the session and the socket', async () => {
    const ana = await createSpecialist(t.deps, { specialtyId })
    const sonia = await createAssistant(t.deps, [sergio, ana])
    const asSonia = await signIn(t.deps, sonia)
    const socket = await connect(server.url, asSonia.accessToken)
    expect((await agenda(actingFor(asSonia))).status).toBe(200)
    const gone = new Promise((resolve) => socket.raw.once('disconnect', resolve))
    expect((await call(asSergio, 'DELETE', `team/members/${sonia.userId}`)).body.members).toEqual([])
    await gone
    expect((await agenda(actingFor(asSonia))).body.code).toBe('session_ended')
    const again = (await call(null, 'POST', 'jwt/login', { email: sonia.email, password: PASSWORD })).body
    expect((await agenda(actingFor(sessionOf(again)))).status).toBe(403)
    expect((await agenda(actingFor(sessionOf(again), ana), ana)).status).toBe(200)
  })

  test('nobody acts for a specialist who was shut out', async () => {
    const sonia = await createAssistant(t.deps, [sergio])
    const asSonia = actingFor(await signIn(t.deps, sonia))
    expect((await agenda(asSonia)).status).toBe(200)
    const shut = { blocked_at: t.clock.now() }
    await t.deps.db.updateTable('users').set(shut).where('id', '=', sergio.userId).execute()
    expect((await agenda(asSonia)).status).toBe(403)
  })
})

describe('the own account (LGPD)', () => {
  test('gives a copy of all that is kept, leaves a practice, and is erased with the password shown', async () => {
    const ana = await createSpecialist(t.deps, { specialtyId })
    const sonia = await createAssistant(t.deps, [sergio, ana])
    const asSonia = await signIn(t.deps, sonia)
    const copy = (await call(asSonia, 'GET', 'assistants/me/export')).body
    expect(copy).toMatchObject({
      account: { email: sonia.email },
      practices: [{ specialist: sergio.name }, { specialist: ana.name }],
    })
    expect((await call(asSonia, 'DELETE', `assistants/me/practices/${ana.specialistId}`)).status).toBe(204)
    expect((await agenda(actingFor(asSonia, ana), ana)).status).toBe(403)
    const unproved = { ...asSonia, headers: { authorization: asSonia.headers.authorization } }
    expect((await call(unproved, 'DELETE', 'assistants/me')).body.code).toBe('proof_required')
    expect((await call(asSonia, 'DELETE', 'assistants/me')).status).toBe(204)
    expect((await call(asSonia, 'GET', 'assistants/me')).status).toBe(401)
    const login = { email: sonia.email, password: PASSWORD }
    expect((await call(null, 'POST', 'jwt/login', login)).status).toBe(401)
    expect((await team()).members).toEqual([])
  })
})
