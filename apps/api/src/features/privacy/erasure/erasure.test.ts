import { DAY, MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertSealedRows } from '../../../../test/fixtures/sealed-rows.ts'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  messagesTo,
  PASSWORD,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
  testCpf,
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'
import { checkSealed } from '../../../crypto/rotate-keys.ts'
import { type SealedColumn, sealedColumns } from '../../../crypto/sealed-columns.ts'
import type { Deps } from '../../../deps.ts'
import { jobHandlers } from '../../features.ts'

let t: TestApp
let specialtyId: string
let paula: TestCustomer
let sergio: TestSpecialist
let asPaula: SignedIn
let asAdmin: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

beforeEach(async () => {
  await forgetJobs(t)
  paula = await createCustomer(t.deps)
  sergio = await createSpecialist(t.deps, { specialtyId })
  asPaula = await signIn(t.deps, paula)
  asAdmin = await signIn(t.deps, await createAdmin(t.deps))
})

const call = (
  who: SignedIn | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const headers = who === null ? {} : who.headers
  return t.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
}
const erase = (who: SignedIn | null, id = paula.customerId) =>
  call(who, 'DELETE', `customer/deleteCustomer/${id}`)
const person = () =>
  t.deps.db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .selectAll('c')
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.avatar_key'])
    .where('c.id', '=', paula.customerId)
    .executeTakeFirstOrThrow()
const erasure = () =>
  t.deps.db.selectFrom('erasures').selectAll().where('customer_id', '=', paula.customerId).execute()
const insertBooked = (status: string) => {
  const startsAt = new Date(t.clock.now().getTime() + (status === 'finished' ? -DAY : DAY))
  return insertAppointment(t, { specialist: sergio, customer: paula, specialtyId, startsAt, status })
}
test('an erased account is nobody’s: no session, no login, no personal data; the e-mail can register anew', async () => {
  const before = await person()
  await t.deps.db
    .insertInto('favorites')
    .values({ customer_id: paula.customerId, specialist_id: sergio.specialistId, created_at: t.clock.now() })
    .execute()
  const payers = t.deps.db.selectFrom('payers').selectAll().where('customer_id', '=', paula.customerId)
  await t.deps.db
    .insertInto('payers')
    .values({ customer_id: paula.customerId, provider_customer_id: 'cus_1' })
    .execute()
  const answer = await erase(asPaula)
  expect(answer.statusCode).toBe(202)
  expect(answer.json()).toEqual({ status: 'accepted' })
  expect((await call(asPaula, 'GET', 'customer/info')).statusCode).toBe(401)
  const login = { email: paula.email, password: PASSWORD }
  expect((await call(null, 'POST', 'jwt/login', login)).statusCode).toBe(401)

  expect(await runJobs(t)).toEqual([])
  expect((await call(null, 'POST', 'jwt/login', login)).json()).toMatchObject({ code: 'invalid_credentials' })
  expect(await person()).toMatchObject({
    status: 'erased',
    email: `${paula.userId}@erased.invalid`,
    first_name: 'Conta',
    birth_date: null,
    cpf_sealed: null,
    cpf_hash: null,
    contact_sealed: null,
    address_sealed: null,
  })
  expect(await payers.execute()).toEqual([])
  const favorites = t.deps.db.selectFrom('favorites').select('customer_id')
  expect(await favorites.where('customer_id', '=', paula.customerId).execute()).toEqual([])
  const keys = t.deps.db.selectFrom('data_keys').select('subject_id')
  expect(await keys.where('subject_id', 'in', [paula.customerId, paula.userId]).execute()).toEqual([])
  expect(await erasure()).toMatchObject([{ requested_by: paula.userId, identity_sealed: null }])

  const again = { email: paula.email, cpf_hash: before.cpf_hash }
  await t.deps.db.updateTable('users').set({ email: again.email }).where('id', '=', sergio.userId).execute()
  const other = await createCustomer(t.deps)
  const taken = { cpf_hash: again.cpf_hash }
  await t.deps.db.updateTable('customers').set(taken).where('id', '=', other.customerId).execute()
})

test('goodbye is said once, to the address that goes', async () => {
  await erase(asPaula)
  await runJobs(t)
  expect(await messagesTo(t, paula.email)).toHaveLength(1)
  await erase(asAdmin)
  await runJobs(t)
  expect(await messagesTo(t, paula.email)).toHaveLength(1)
  expect(await messagesTo(t, `${paula.userId}@erased.invalid`)).toEqual([])
})

test('records, prescriptions and the access log stay, sealed, and their author reads them', async () => {
  await insertBooked('finished')
  const asSergio = await signIn(t.deps, sergio)
  const whole = {
    complaint: 'Dor',
    diagnosis: 'Enxaqueca',
    conduct: 'Repouso',
    customer_id: paula.customerId,
  }
  const { id } = (await call(asSergio, 'POST', 'records/create', whole)).json()
  await call(asSergio, 'PUT', `records/update/${id}`, { status: 'signed' })
  expect((await erase(asAdmin)).statusCode).toBe(202)
  expect(await runJobs(t)).toEqual([])

  const read = await call(asSergio, 'GET', `records/byid/${id}`)
  expect(read.json()).toMatchObject({ complaint: 'Dor', customer_name: 'Conta encerrada' })
  const log = t.deps.db.selectFrom('access_log').select('id').where('customer_id', '=', paula.customerId)
  expect((await log.execute()).length).toBeGreaterThanOrEqual(3)
  const [{ identity_sealed } = { identity_sealed: null }] = await erasure()
  expect(identity_sealed?.includes('Paula')).toBe(false)
  const cell = { subjectId: paula.customerId, column: 'erasures.identity_sealed', rowId: paula.customerId }
  const identity = await t.deps.vault.open(t.deps.db, cell, identity_sealed ?? Buffer.alloc(0))
  expect(identity).toMatchObject({ name: paula.name, birthDate: '1990-05-20' })
})

/** Tables that expire by themselves and never belong to a patient with an account. */
const ofNoPatient = ['booking_links', 'company_invites', 'registrations', 'sign_ups', 'team_invitations']
const going = sealedColumns.filter(
  ({ onErasure, table }) => onErasure === 'cleared' && !ofNoPatient.includes(table),
)
const filled = async (): Promise<readonly string[]> => {
  const isFilled = async ({ table, column, subject }: SealedColumn) => {
    const { rows } = await sql`SELECT FROM ${sql.table(table)} t
      WHERE ${sql.raw(subject)} IN (${paula.customerId}::uuid, ${paula.userId}::uuid)
        AND t.${sql.ref(column)} IS NOT NULL`.execute(t.deps.db)
    return rows.length > 0
  }
  const found = await Promise.all(going.map(isFilled))
  return going.filter((_, at) => found[at]).map(({ table, column }) => `${table}.${column}`)
}

test('every column that goes with the account is empty for the person, and what stays opens', async () => {
  await insertBooked('finished')
  const id = t.deps.newId()
  const cell = { subjectId: paula.customerId, column: 'break_glass.reason_sealed', rowId: id }
  const reason_sealed = await t.deps.vault.seal(t.deps.db, cell, 'motivo')
  const who = { specialist_id: sergio.specialistId, customer_id: paula.customerId, session_id: id }
  const times = { created_at: t.clock.now(), ends_at: new Date(t.clock.now().getTime() + 1) }
  await t.deps.db
    .insertInto('break_glass')
    .values({ id, ...who, ...times, reason_sealed })
    .execute()
  const child = { name: 'Lia Teste', birthDate: '2019-05-04', relation: 'child', cpf: testCpf(777) }
  expect((await call(asPaula, 'POST', 'customer/dependents', child)).statusCode).toBe(201)
  await insertSealedRows(t, paula)
  // An empty column would pass without being cleared: test/fixtures/sealed-rows.ts fills them.
  expect(await filled()).toEqual(going.map(({ table, column }) => `${table}.${column}`))
  await erase(asPaula)
  await runJobs(t)
  expect(await filled()).toEqual([])
  const { broken } = await checkSealed(t.deps)
  expect(broken.filter((cell) => !cell.startsWith('second_factors'))).toEqual([])
  for (const table of ['users', 'customers', 'notifications', 'cards', 'sessions', 'idempotency_keys']) {
    const { rows } = await sql<{ text: string }>`SELECT t::text AS text FROM ${sql.table(table)} t`.execute(
      t.deps.db,
    )
    expect(rows.filter(({ text }) => text.includes(paula.email))).toEqual([])
  }
})

const resume = (deps: Deps) => jobHandlers['resume-erasures']?.(deps, {})

test('a job that was lost with its process is done by the next', async () => {
  await erase(asPaula)
  await forgetJobs(t)
  await resume(t.deps)
  expect(await person()).toMatchObject({ email: paula.email, status: 'erased' })
  t.clock.advance(10 * MINUTE + 1)
  await resume(t.deps)
  expect(await person()).toMatchObject({ email: `${paula.userId}@erased.invalid` })
  await resume(t.deps)
  expect(await messagesTo(t, paula.email)).toHaveLength(1)
})

test('one that met a mail server that was down goes on, and says goodbye once', async () => {
  await erase(asPaula)
  const { email } = t.deps
  const down = { ...t.deps, email: { send: () => Promise.reject(new Error('down')) } }
  t.clock.advance(10 * MINUTE + 1)
  await resume(down)
  expect(await person()).toMatchObject({ email: paula.email })
  expect(email).toBe(t.deps.email)
  expect(await runJobs(t)).toEqual([])
  expect(await messagesTo(t, paula.email)).toHaveLength(1)
})

test('asked for twice at once it is one erasure', async () => {
  const answers = await Promise.all([erase(asPaula), erase(asAdmin), erase(asAdmin)])
  for (const { statusCode } of answers) expect([202, 401]).toContain(statusCode)
  expect(await runJobs(t)).toEqual([])
  expect(await erasure()).toHaveLength(1)
  expect(await messagesTo(t, paula.email)).toHaveLength(1)
})

test('a booking that was under way when it was asked for is waited for', async () => {
  await erase(asPaula)
  const id = await insertBooked('confirmed')
  expect(await runJobs(t)).toHaveLength(1)
  expect(await person()).toMatchObject({ email: paula.email })
  await t.deps.db
    .updateTable('appointments')
    .set({ status: 'canceled_by_customer' })
    .where('id', '=', id)
    .execute()
  expect(await runJobs(t)).toEqual([])
  expect((await person()).email).not.toBe(paula.email)
})
