import { ACTING_FOR } from '@emma/contracts/assistants/acting-for'
import { type EndpointSpec, pathOf } from '@emma/contracts/kit'
import { DAY, MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payAppointment } from '../../../test/fixtures/appointments.ts'
import { chatIdOf } from '../../../test/fixtures/chat-fixture.ts'
import {
  aPdf,
  buildTestApp,
  callOf,
  confirm,
  createAssistant,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCredit,
  insertAppointment,
  messagesTo,
  multipartOf,
  runJobs,
  type SignedIn,
  signIn,
  slotId,
  type TestApp,
} from '../../../test/index.ts'
import { connect, listen, type TestServer } from '../../../test/sockets.ts'

/** Part of every text about a patient's health, written to or by the specialist. */
const MARK = 'zqxcefaleia'

let t: TestApp
let server: TestServer
let sent: Readonly<Record<string, Parameters<typeof pathOf>[1] & { readonly body?: object }>>
let asSergio: SignedIn
let asSonia: SignedIn
let asPaula: SignedIn
let chatWith: string
let careChat: string
let office: string
let specialistId: string
let soniaEmail: string
const call = callOf(() => t)
const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`

/** The parts of an answer that later steps use. */
interface Planted {
  readonly questions: readonly [{ readonly id: string }]
  readonly link: { readonly id: string }
}
const planted = async (
  who: SignedIn,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<Planted> => {
  const answer = await call(who, method, path, body)
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}

beforeAll(async () => {
  t = await buildTestApp()
  server = await listen(t)
  const specialtyId = await createSpecialty(t.deps)
  const paula = await createCustomer(t.deps)
  const sergio = await createSpecialist(t.deps, { specialtyId })
  const sonia = await createAssistant(t.deps, [sergio])
  ;({ specialistId } = sergio)
  soniaEmail = sonia.email
  chatWith = paula.customerId
  asPaula = await signIn(t.deps, paula)
  asSergio = await signIn(t.deps, sergio)
  asSonia = await signIn(t.deps, sonia)
  const now = t.clock.now().getTime()
  const at = (ms: number, status: string) =>
    insertAppointment(t, {
      customer: paula,
      specialist: sergio,
      specialtyId,
      startsAt: new Date(now + ms),
      status,
    })
  const past = await at(-DAY, 'finished')
  await payAppointment(t, past, paula)
  // A booking with the patient's note to the specialist.
  const book = async (startsAt: string) => {
    await giveCredit(t.deps, paula.customerId, 15_000)
    const order = { specialistId, specialtyId, startsAt, method: 'wallet', notes: MARK } as const
    return (await confirm(t, paula, asPaula, order)).json().id as string
  }
  const coming = await book('2026-12-15T12:00:00.000Z')
  const moved = await book('2026-12-15T13:00:00.000Z')
  const withdrawn = await book('2026-12-15T14:00:00.000Z')
  const canceled = await book('2026-12-15T15:00:00.000Z')
  // The preparation: questions, answers and a file.
  const question = { text: `Toma remédio para ${MARK}?`, kind: 'text', options: [], required: false }
  const { questions } = await planted(asSergio, 'PUT', `questionnaires/${specialtyId}`, {
    questions: [question],
  })
  const answers = [{ question_id: questions[0].id, value: MARK }]
  await planted(asPaula, 'PUT', `schedules/${coming}/preparation`, { reason: MARK, answers })
  await t.app.inject({
    method: 'POST',
    url: `/api/v1/schedules/${coming}/preparation/files`,
    headers: asPaula.headers,
    payload: multipartOf({}, { file: aPdf() }),
  })
  // The record, allergies, tags and notes.
  const content = { complaint: MARK, diagnosis: MARK, conduct: MARK }
  await planted(asSergio, 'POST', 'records/create', { schedule_id: past, ...content })
  const about = { customer_id: paula.customerId }
  await planted(asSergio, 'POST', 'records/allergies', { ...about, substance: MARK, reaction: MARK })
  await planted(asSergio, 'PUT', `patients/${paula.customerId}/tags`, { names: [MARK] })
  await planted(asSergio, 'PUT', `patients/${paula.customerId}/note`, { text: MARK })
  await t.deps.db
    .updateTable('appointments')
    .set({ in_person_advised: true })
    .where('id', '=', past)
    .execute()
  // Why a specialist canceled.
  const over = await book('2026-12-15T16:00:00.000Z')
  await planted(asSergio, 'POST', `schedules/auth/schedules/${over}/cancelPerSpecialist`, { reason: MARK })
  // A patient without an account, with the practice's own tags and notes.
  const rows = `Nome;Celular;Marcadores;Observações\r\nRosa Lima;(11) 98765-4321;${MARK};${MARK}`
  const file = new FormData()
  file.set('file', new Blob([rows]), `${MARK}.csv`)
  const imported = await t.app.inject({
    method: 'POST',
    url: '/api/v1/patients/imports',
    headers: asSergio.headers,
    payload: file,
  })
  expect(imported.statusCode, imported.body).toBeLessThan(300)
  const listed = (await call(asSergio, 'GET', 'patients?contacts=true')).body.data
  const contact = listed.find(({ contact }: { contact: unknown }) => contact !== null)
  // An open booking link and a proposal.
  const person = { name: 'Rosa Lima', cell_phone: '11987654321' }
  const slot = (startsAt: string) => slotId(specialistId, startsAt)
  const order = { specialty_id: specialtyId, mode: 'link', person }
  const keep = async (startsAt: string) =>
    (await planted(asSergio, 'POST', 'schedules/on-behalf', { ...order, slot: slot(startsAt) })).link.id
  const [resent, dropped] = [await keep('2026-12-16T12:00:00.000Z'), await keep('2026-12-16T13:00:00.000Z')]
  // A link may be resent after a minute; access tokens last 15 minutes.
  t.clock.advance(2 * MINUTE)
  await planted(asSergio, 'POST', `schedules/${withdrawn}/proposals`, {
    schedule_id: slot('2026-12-16T15:00:00.000Z'),
  })

  const byId = (id: string) => ({ params: { id } })
  const nothing = {}
  // What the patient writes to the specialist, and to the office.
  careChat = (await chatIdOf(t, paula.customerId, specialistId)) ?? ''
  await planted(asPaula, 'POST', `customer/chats/${careChat}/messages`, { message: MARK })
  office = (await call(asPaula, 'POST', 'customer/chats/office', { specialistId })).body.chatId
  const officeFile = await t.app.inject({
    method: 'POST',
    url: `/api/v1/customer/chat/${office}/upload`,
    headers: asPaula.headers,
    payload: multipartOf({}, { file: aPdf() }),
  })
  sent = {
    'GET schedules/:id': byId(past),
    'GET schedules/specialist/:id': {
      ...byId(specialistId),
      query: { from: '2026-11-01', to: '2026-12-31' },
    },
    'POST schedules/on-behalf': {
      body: { slot: slot('2026-12-16T16:00:00.000Z'), specialty_id: specialtyId, mode: 'courtesy', ...about },
    },
    'GET schedules/on-behalf/series': {
      query: { slot_id: slot('2026-12-17T12:00:00.000Z'), specialty_id: specialtyId, weeks: '1', times: '2' },
    },
    'POST schedules/on-behalf/series': {
      body: {
        slots: [slot('2026-12-17T12:00:00.000Z'), slot('2026-12-18T12:00:00.000Z')],
        specialty_id: specialtyId,
        mode: 'courtesy',
        ...about,
      },
    },
    'GET schedules/on-behalf': nothing,
    'GET schedules/on-behalf/returns': { query: about },
    'POST schedules/on-behalf/:id/resend': byId(resent),
    'DELETE schedules/on-behalf/:id': byId(dropped),
    'POST schedules/:id/proposals': {
      ...byId(moved),
      body: { schedule_id: slot('2026-12-16T14:00:00.000Z') },
    },
    'DELETE schedules/:id/proposals': byId(withdrawn),
    'GET schedules/proposals': nothing,
    'GET specialists/waitlist': nothing,
    'GET schedules/auth/schedules/:id/cancel': byId(canceled),
    'POST schedules/auth/schedules/:id/cancelPerSpecialist': {
      ...byId(canceled),
      body: { reason: 'Imprevisto' },
    },
    'GET schedules/:id/practice-receipt.pdf': byId(past),
    'GET patients': { query: { contacts: 'true' } },
    'GET patients/contacts/:id': byId(contact.id),
    'GET customer/getCustomerById/:id': byId(paula.customerId),
    'GET specialists/contacts': nothing,
    'GET specialists/chats/:id/messages': byId(office),
    'PUT specialists/chats/:id/is_read': { ...byId(office), body: {} },
    'POST specialists/chats/:id/messages': { ...byId(office), body: { message: 'Pode chegar às 9h.' } },
    'POST specialists/chats/:id/upload': byId(office),
    'POST specialists/chats/office': { body: { customerId: paula.customerId } },
    'GET messages/:id/file': byId(officeFile.json().id),
    'GET assistants/me': nothing,
    'GET assistants/me/export': nothing,
    'PUT assistants/me': { body: { firstName: 'Sônia', lastName: 'Souza' } },
  }
})
afterAll(async () => {
  await server.close()
  await t.close()
})

const ask = (endpoint: EndpointSpec, who: SignedIn, acting = true) => {
  const { body, ...at } = sent[nameOf(endpoint)] ?? {}
  const payload = endpoint.multipart === undefined ? body : multipartOf({}, { file: aPdf() })
  return t.app.inject({
    method: endpoint.method,
    url: pathOf(endpoint, at),
    headers: { ...who.headers, ...(acting ? { [ACTING_FOR]: specialistId } : {}) },
    ...(payload === undefined ? {} : { payload }),
  })
}

/** Security of the own account, without patient data: covered by the matrix. */
const isOfAccount = ({ assistant }: EndpointSpec): boolean => assistant === 'self'
/** Calls that end something, or answer only with a session or nothing. */
const ending = [
  'DELETE assistants/me',
  'DELETE assistants/me/practices/:specialistId',
  'POST assistants/invitations/join',
]
const isReached = (endpoint: EndpointSpec): boolean =>
  (endpoint.role === 'assistant' || endpoint.assistant !== undefined) &&
  !isOfAccount(endpoint) &&
  !ending.includes(nameOf(endpoint))

test('the specialist reads the marker in what an assistant asks for too, so that it is there to leak', async () => {
  for (const path of [
    'schedules/specialist/:id',
    'patients',
    'patients/contacts/:id',
    'specialists/contacts',
  ]) {
    const endpoint = t.app.endpoints.find((known) => known.method === 'GET' && known.path === path)
    expect(endpoint && (await ask(endpoint, asSergio, false)).body, path).toContain(MARK)
  }
})

test('no call that an assistant can make is missing here', () => {
  const reached = t.app.endpoints.filter(isReached).map(nameOf)
  expect(reached.toSorted()).toEqual(Object.keys(sent).toSorted())
})

test('no byte that an assistant is answered, told by a socket or mailed holds a clinical word', async () => {
  const socket = await connect(server.url, asSonia.accessToken)
  const told: (readonly unknown[])[] = []
  socket.raw.onAny((...event: readonly unknown[]) => told.push(event))
  const bodies: Record<string, string> = {}
  for (const endpoint of t.app.endpoints.filter(isReached)) {
    const answer = await ask(endpoint, asSonia)
    expect(answer.statusCode, `${nameOf(endpoint)} ${answer.body.slice(0, 200)}`).toBeLessThan(300)
    bodies[nameOf(endpoint)] = answer.rawPayload.toString('latin1') + JSON.stringify(answer.headers)
  }
  for (const [name, body] of Object.entries(bodies)) {
    expect(body, name).not.toContain(MARK)
    expect(body, name).not.toMatch(/"(notes|note|reason|cancel_reason)":"[^"]/)
    expect(body, name).not.toContain('"in_person_advised":true')
    expect(body, name).not.toContain('"asked":true')
  }
  // A patient's message reaches only the specialist; of one to the office its assistants learn that it is there.
  const before = told.length
  await planted(asPaula, 'POST', `customer/chats/${careChat}/messages`, { message: MARK })
  await planted(asPaula, 'POST', `customer/chats/${office}/messages`, { message: 'Obrigada' })
  await expect.poll(() => told.length).toBe(before + 1)
  for (const [name, data] of told) expect([name, data]).toEqual(['office:changed', { chatId: office }])
  const said = await socket.ask('chat:delivered', { chatId: office })
  expect(said).toMatchObject({ ok: false, code: 'forbidden' })
  await runJobs(t)
  expect(JSON.stringify(told)).not.toContain(MARK)
  expect(JSON.stringify(await messagesTo(t, soniaEmail))).not.toContain(MARK)
  socket.raw.disconnect()
})

test('the chat with the specialist is not there for an assistant, whatever they ask of it', async () => {
  const asked = [
    ['GET', `specialists/chats/${careChat}/messages`],
    ['PUT', `specialists/chats/${careChat}/is_read`],
    ['POST', `specialists/chats/${careChat}/messages`],
  ] as const
  for (const [method, path] of asked) {
    const answer = await t.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { ...asSonia.headers, [ACTING_FOR]: specialistId },
      ...(method === 'GET' ? {} : { payload: method === 'POST' ? { message: 'Oi' } : {} }),
    })
    expect(answer.statusCode, path).toBe(404)
  }
  for (const person of [careChat, chatWith]) {
    const found = await t.app.inject({
      url: `/api/v1/specialists/contacts?person=${person}`,
      headers: { ...asSonia.headers, [ACTING_FOR]: specialistId },
    })
    expect(found.json(), person).toMatchObject({ data: [], meta: { total: 0 } })
  }
})

test('whatever else a specialist may read is refused, also with the header and by search', async () => {
  const refused = [
    'records/all',
    `records/history/${chatWith}`,
    `records/allergies/${chatWith}`,
    `records/problems/${chatWith}`,
    `records/vitals/${chatWith}`,
    `patients/${chatWith}/notes`,
    `patients/${chatWith}/timeline`,
    'patients/tags',
    'patients/imports',
    'dashboard',
    'prescriptions',
    'schedules/feed',
  ]
  for (const path of refused) {
    const answer = await t.app.inject({
      url: `/api/v1/${path}`,
      headers: { ...asSonia.headers, [ACTING_FOR]: specialistId },
    })
    expect([403, 404], `${path} ${answer.body.slice(0, 100)}`).toContain(answer.statusCode)
    expect(answer.body).not.toContain(MARK)
  }
  for (const filter of ['unwritten=true', `tag=${t.deps.newId()}`]) {
    const answer = await t.app.inject({
      url: `/api/v1/patients?${filter}`,
      headers: { ...asSonia.headers, [ACTING_FOR]: specialistId },
    })
    expect(answer.statusCode, filter).toBe(422)
  }
})
