import { HOUR } from '@emma/domain/interval'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'
import { addendumCell, contentCell } from '../record-content.ts'
import { verifyRecords } from './verify-records.ts'

let t: TestApp
let paula: TestCustomer
let asSergio: SignedIn

beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const put = (id: string, payload: object) =>
  t.app.inject({ method: 'PUT', url: `/api/v1/records/update/${id}`, headers: asSergio.headers, payload })
const begin = async () => {
  const payload = {
    customer_id: paula.customerId,
    complaint: 'Dor',
    diagnosis: 'Enxaqueca',
    conduct: 'Repouso',
  }
  const url = '/api/v1/records/create'
  return (await t.app.inject({ method: 'POST', url, headers: asSergio.headers, payload })).json().id
}
const signed = async () => {
  const id = await begin()
  const payload = { record_id: id, title: 'Dipirona', prescription: '1 comprimido' }
  await t.app.inject({
    method: 'POST',
    url: '/api/v1/prescriptions/create',
    headers: asSergio.headers,
    payload,
  })
  expect((await put(id, { status: 'signed' })).json().hash).toMatch(/^[0-9a-f]{64}$/)
  return id
}

/** As the database's owner could, past the triggers. */
const tamper = async (statement: string) => {
  const client = new pg.Client({ connectionString: t.databaseUrl })
  await client.connect()
  try {
    await client.query(`SET session_replication_role = replica; ${statement}`)
  } finally {
    await client.end()
  }
}

beforeEach(async () => {
  const specialtyId = await createSpecialty(t.deps)
  paula = await createCustomer(t.deps)
  const sergio = await createSpecialist(t.deps, { specialtyId })
  asSergio = await signIn(t.deps, sergio)
  const startsAt = new Date(t.clock.now().getTime() - HOUR)
  await insertAppointment(t, {
    specialist: sergio,
    customer: paula,
    specialtyId,
    startsAt,
    status: 'finished',
  })
  await tamper(`TRUNCATE record_chain, record_heads, record_addenda, prescriptions, records CASCADE`)
})

test('signatures and addenda are on the chain, drafts are not, and all of it holds', async () => {
  const first = await signed()
  await begin()
  await put(first, { addendum: 'Retorno em 30 dias' })
  await signed()
  expect(await verifyRecords(t.deps)).toEqual({ lines: 3, broken: [] })
})

test('other words in a signed record are found', async () => {
  const id = await signed()
  await signed()
  const words = { complaint: 'Outra', diagnosis: 'Enxaqueca', conduct: 'Repouso' }
  const sealed = await t.deps.vault.seal(t.deps.db, contentCell({ id, customer_id: paula.customerId }), words)
  await tamper(`UPDATE records SET content_sealed = '\\x${sealed.toString('hex')}' WHERE id = '${id}'`)
  const { broken } = await verifyRecords(t.deps)
  expect(broken).toMatchObject([{ customerId: paula.customerId, recordId: id }])
})

test('a changed time of signing, a prescription taken away and a signature taken back are found', async () => {
  const [time, medicine, state] = [await signed(), await signed(), await signed()]
  await tamper(`UPDATE records SET signed_at = signed_at - interval '1 day' WHERE id = '${time}'`)
  await tamper(`DELETE FROM prescriptions WHERE record_id = '${medicine}'`)
  await tamper(`UPDATE records SET status = 'draft', signed_at = NULL WHERE id = '${state}'`)
  const { broken } = await verifyRecords(t.deps)
  expect(broken.map(({ recordId }) => recordId).toSorted()).toEqual([time, medicine, state].toSorted())
})

test('an addendum that is reworded, taken away or unknown to the chain is found', async () => {
  const [reworded, gone, unknown] = [await signed(), await signed(), await signed()]
  for (const id of [reworded, gone, unknown]) await put(id, { addendum: 'Retorno em 30 dias' })
  const { id } = await t.deps.db
    .selectFrom('record_addenda')
    .select('id')
    .where('record_id', '=', reworded)
    .executeTakeFirstOrThrow()
  const sealed = await t.deps.vault.seal(t.deps.db, addendumCell(paula.customerId, id), 'Sem retorno')
  await tamper(`UPDATE record_addenda SET text_sealed = '\\x${sealed.toString('hex')}' WHERE id = '${id}'`)
  await tamper(`DELETE FROM record_addenda WHERE record_id = '${gone}'`)
  await tamper(`DELETE FROM record_chain WHERE record_id = '${unknown}' AND addendum_id IS NOT NULL`)
  const { broken } = await verifyRecords(t.deps)
  const found = new Set(broken.map(({ recordId }) => recordId))
  for (const record of [reworded, gone, unknown]) expect(found).toContain(record)
})

test('a line that is changed, taken out of the middle or off the end is found', async () => {
  await signed()
  const middle = await signed()
  const last = await signed()
  await tamper(`DELETE FROM record_chain WHERE record_id = '${last}'`)
  expect((await verifyRecords(t.deps)).broken).toContainEqual(
    expect.objectContaining({ customerId: paula.customerId, line: null, recordId: null }),
  )
  await tamper(`DELETE FROM record_chain WHERE record_id = '${middle}'`)
  const { broken } = await verifyRecords(t.deps)
  expect(broken.map(({ recordId }) => recordId)).toEqual(expect.arrayContaining([middle, last]))
})

test('the chain itself takes no change', async () => {
  const id = await signed()
  await expect(sql`UPDATE record_chain SET record_id = ${id}::uuid`.execute(t.deps.db)).rejects.toThrow()
  await expect(sql`DELETE FROM record_chain`.execute(t.deps.db)).rejects.toThrow()
})
