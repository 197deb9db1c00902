import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  runJobs,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../../../../test/index.ts'
import { readPart } from './export-part.repo.ts'
import { exportParts } from './export-parts.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

/** Tables about a person that are in no copy, and why. */
const left: Readonly<Record<string, string>> = {
  access_heads: 'the seal of the access log, not data',
  admin_acts: 'what admins did; names no patient but by the id',
  admins: 'not of patients',
  auth_tickets: 'ended within minutes, and secret',
  break_glass: 'a specialist’s words; that it happened is in the access log',
  calendar_feeds: 'a secret address; what it leads to is in the appointments',
  call_events: 'how the call went technically; the attendance is in the appointments',
  call_participants: 'who was connected when; the attendance is in the appointments',
  codes: 'ended within minutes, and secret',
  data_exports: 'the copies themselves',
  erasures: 'the end of it all',
  idempotency_keys: 'answers kept for a day',
  known_devices: 'means of entering',
  money_audit: 'what specialists and admins did with money',
  passkeys: 'means of entering',
  payers: 'the provider’s number of the patient, no data of theirs',
  contact_changes: 'a trail of the account; kept, it is the profile',
  pending_contacts: 'ended within minutes; kept, it is the profile',
  connected_users: 'who has an open screen now, gone with it',
  push_subscriptions: 'a browser’s address for messages, gone with its session',
  record_chain: 'hashes of what is signed, not data',
  record_heads: 'the end of that chain',
  recovery_codes: 'means of entering',
  registrations: 'kept, it is the profile',
  second_factors: 'means of entering',
  sign_ups: 'gone once there is an account',
  specialists: 'not of patients',
  tagged_patients: 'how a specialist sorts a list; the words are the specialist’s',
}

test('every table that names a person is in the copy, or said not to be', async () => {
  const owner = { customerId: t.deps.newId(), userId: t.deps.newId() }
  const read = exportParts.map(({ rows }) => rows(owner).toOperationNode())
  const written = JSON.stringify(read)
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT c.table_name AS name FROM information_schema.columns c
    JOIN information_schema.tables b ON b.table_schema = c.table_schema AND b.table_name = c.table_name
    WHERE c.table_schema = current_schema() AND b.table_type = 'BASE TABLE'
      AND c.column_name IN ('customer_id', 'user_id') ORDER BY 1`.execute(t.deps.db)
  const names = rows.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(20)
  const copied = names.filter((name) => new RegExp(`FROM ${name}\\b|JOIN ${name}\\b`).test(written))
  expect(copied).toContain('notifications')
  expect(names.filter((name) => !copied.includes(name) && left[name] === undefined)).toEqual([])
})

/** Bank accounts and withdrawals belong to specialists: no patient data depends on them or on their audit. */
test('bank accounts and withdrawals know no patient', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name IN ('customer_id', 'appointment_id')
      AND table_name IN ('bank_accounts', 'withdrawals', 'withdrawal_parts', 'money_audit')`.execute(
    t.deps.db,
  )
  expect(rows).toEqual([])
})

const giveNotice = async ({ userId }: TestCustomer): Promise<string> => {
  const id = t.deps.newId()
  await t.deps.db
    .insertInto('notifications')
    .values({
      id,
      user_id: userId,
      kind: 'refund_done',
      data: JSON.stringify({ amount: 15_000 }),
      dedupe_key: id,
      created_at: t.clock.now(),
    })
    .execute()
  await t.deps.db
    .insertInto('notification_messages')
    .values({ notification_id: id, channel: 'email' })
    .execute()
  return id
}

test('what a patient was told is in the copy until it is erased with the account, with what was sent of it', async () => {
  const [paula, other] = [await createCustomer(t.deps), await createCustomer(t.deps)]
  const [own, theirs] = [await giveNotice(paula), await giveNotice(other)]
  const part = exportParts.find(({ name }) => name === 'notifications')
  if (!part) throw new Error('The copy lacks what the patient was told')
  const sentNow = await readPart(t.deps.db, part, paula, { after: '', limit: 10 })
  expect(sentNow).toMatchObject([{ row_id: own, data: { kind: 'refund_done', data: { amount: 15_000 } } }])
  const { headers } = await signIn(t.deps, paula)
  const url = `/api/v1/customer/deleteCustomer/${paula.customerId}`
  expect((await t.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(202)
  expect(await runJobs(t)).toEqual([])
  const notices = await t.deps.db.selectFrom('notifications').select('id').execute()
  expect(notices).toEqual([{ id: theirs }])
  const sent = await t.deps.db.selectFrom('notification_messages').select('notification_id').execute()
  expect(sent).toEqual([{ notification_id: theirs }])
})
