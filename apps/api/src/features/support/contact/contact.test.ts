import { DAY, MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addFault,
  buildTestApp,
  callOf,
  createAdmin,
  createCustomer,
  forgetMessages,
  messagesTo,
  runJobs,
  signIn,
  type TestApp,
} from '../../../../test/index.ts'
import { contactJobs } from './contact.jobs.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.advance(2 * MINUTE)
  await forgetMessages(t)
  await t.deps.db.deleteFrom('contact_messages').execute()
})

const call = callOf(() => t)
const form = {
  nome: 'Paula Reis',
  email: 'paula@exemplo.com',
  assunto: 'pagamento',
  mensagem: 'Paguei duas vezes a consulta de ontem.',
  erro: 'abc-123',
}
const write = async (fields: Partial<typeof form> = {}) => {
  const { statusCode } = await t.app.inject({
    method: 'POST',
    url: '/contato',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...form, ...fields }).toString(),
  })
  expect(statusCode).toBe(303)
}
const received = () => messagesTo(t, t.config.SUPPORT_EMAIL)
const listed = async () => {
  const { status, body } = await call(
    await signIn(t.deps, await createAdmin(t.deps)),
    'GET',
    'support/contact-messages',
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const own = { name: form.nome, email: form.email, message: form.mensagem, error_id: form.erro }

test('a message that the mail server does not take is kept, seen by an admin, and arrives once when it is back', async () => {
  await addFault(t, 'smtp', { mode: 'error', count: 2 })
  await write()
  expect(await runJobs(t)).toEqual([expect.stringContaining('451')])
  expect(await received()).toEqual([])
  expect(await listed()).toMatchObject({
    data: [{ ...own, state: 'waiting', sent_at: null }],
    meta: { total: 1 },
  })
  expect(await runJobs(t)).toHaveLength(1)
  expect(await runJobs(t)).toEqual([])
  expect(await received()).toHaveLength(1)
  const [{ id, state }] = (await listed()).data
  expect(state).toBe('sent')
  await contactJobs['send-contact']?.(t.deps, { messageId: id })
  const [message, ...more] = await received()
  expect(more).toEqual([])
  expect(message?.headers?.['reply-to']).toContain(form.email)
})

test('where the mail server’s answer is lost nothing is sent twice, and the list says that it may not have arrived', async () => {
  await addFault(t, 'smtp', { mode: 'drop_response' })
  await write()
  expect(await runJobs(t)).toEqual([])
  expect(await runJobs(t)).toEqual([])
  expect(await received()).toHaveLength(1)
  expect((await listed()).data).toMatchObject([{ state: 'failed' }])
})

test('what is refused for good is not sent again, and stays for the admin to read', async () => {
  await addFault(t, 'smtp', { mode: 'refuse' })
  await write()
  await runJobs(t)
  expect(await runJobs(t)).toEqual([])
  expect(await received()).toEqual([])
  expect((await listed()).data).toMatchObject([{ ...own, state: 'failed' }])
})

test('an admin sends again what was refused, once, and the audit says so', async () => {
  await addFault(t, 'smtp', { mode: 'refuse' })
  await write()
  await runJobs(t)
  const [{ id }] = (await listed()).data
  const path = `support/contact-messages/${id}/resend`
  expect((await call(null, 'POST', path)).status).toBe(401)
  const customer = await signIn(t.deps, await createCustomer(t.deps))
  expect((await call(customer, 'POST', path)).status).toBe(403)
  expect((await listed()).data).toMatchObject([{ ...own, state: 'failed' }])
  const admin = await signIn(t.deps, await createAdmin(t.deps))
  expect(await call(admin, 'POST', path)).toMatchObject({ status: 200, body: { ...own, state: 'waiting' } })
  expect(await call(admin, 'POST', path)).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  await runJobs(t)
  expect(await received()).toHaveLength(1)
  expect((await listed()).data).toMatchObject([{ ...own, state: 'sent' }])
  expect(await call(admin, 'POST', path)).toMatchObject({ status: 409 })
  const unknown = `support/contact-messages/${t.deps.newId()}/resend`
  expect((await call(admin, 'POST', unknown)).status).toBe(404)
  const acts = await t.deps.db.selectFrom('admin_acts').select('action').where('entity_id', '=', id).execute()
  expect(acts).toEqual([{ action: 'message_resent' }])
})

test('nobody but an admin reads them, and the database holds neither who wrote nor what', async () => {
  await write()
  const customer = await signIn(t.deps, await createCustomer(t.deps))
  expect((await call(null, 'GET', 'support/contact-messages')).status).toBe(401)
  expect((await call(customer, 'GET', 'support/contact-messages')).status).toBe(403)
  const { rows } = await sql<{ row: string }>`
    SELECT concat(m::text, encode(content_sealed, 'escape')) AS row FROM contact_messages m`.execute(
    t.deps.db,
  )
  for (const word of [form.nome, form.email, 'Paguei']) expect(rows[0]?.row).not.toContain(word)
})

test('what a patient wrote is in the copy of their data and goes with the account; all of it after half a year', async () => {
  const paula = await createCustomer(t.deps)
  await write({ email: paula.email.toUpperCase() })
  await write()
  const kept = () =>
    t.deps.db.selectFrom('contact_messages').select('customer_id').orderBy('customer_id').execute()
  expect(await kept()).toEqual([{ customer_id: paula.customerId }, { customer_id: null }])
  t.clock.advance(179 * DAY)
  await contactJobs['forget-contacts']?.(t.deps, {})
  expect(await kept()).toHaveLength(2)
  const { headers } = await signIn(t.deps, paula)
  const url = `/api/v1/customer/deleteCustomer/${paula.customerId}`
  expect((await t.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(202)
  await runJobs(t)
  expect(await kept()).toEqual([{ customer_id: null }])
  t.clock.advance(2 * DAY)
  await contactJobs['forget-contacts']?.(t.deps, {})
  expect(await kept()).toEqual([])
})
