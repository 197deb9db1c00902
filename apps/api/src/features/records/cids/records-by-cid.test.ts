import { beforeEach, expect, test } from 'vitest'
import { loadStarterSets } from '../../../../db/starter/index.ts'
import {
  callOf,
  type SignedIn,
  type TestApp,
  type TestCustomer,
  useCareFixture,
} from '../../../../test/index.ts'
import { indexCids } from './index-cids.ts'

const w = useCareFixture()
let t: TestApp
let paula: TestCustomer
let asSergio: SignedIn
let asAna: SignedIn
const call = callOf(() => t)

beforeEach(async () => {
  const { ana, attend, ...fixture } = w()
  ;({ t, paula, asSergio, asAna } = fixture)
  await loadStarterSets(t.deps)
  await attend(ana)
})

const write = async (who: SignedIn, cid_code: string): Promise<string> => {
  const whole = { complaint: 'Falta de ar', diagnosis: 'Asma', conduct: 'Repouso', cid_code }
  const { body } = await call(who, 'POST', 'records/create', { customer_id: paula.customerId, ...whole })
  return body.id
}
const change = (id: string, body: object) => call(asSergio, 'PUT', `records/update/${id}`, body)
const found = async (who: SignedIn, query: string): Promise<string[]> => {
  const { body } = await call(who, 'GET', `records/all?${query}`)
  const ids: string[] = body.data.map(({ id }: { id: string }) => id)
  expect(body.meta.total).toBe(ids.length)
  return ids
}

test('records are found by their code and by its category, each specialist’s own', async () => {
  const allergic = await write(asSergio, 'J45.0')
  const mixed = await write(asSergio, 'J45.8')
  await write(asSergio, 'G43.9')
  await write(asSergio, '')
  const ofAna = await write(asAna, 'J45.0')
  expect(await found(asSergio, 'cid_code=J45.0')).toEqual([allergic])
  expect(await found(asSergio, 'cid_code=j450')).toEqual([allergic])
  expect((await found(asSergio, 'cid_code=J45')).sort()).toEqual([allergic, mixed].sort())
  expect(await found(asAna, 'cid_code=J45')).toEqual([ofAna])
  expect(await found(asSergio, 'cid_code=J44')).toEqual([])
  expect(await found(asSergio, 'cid_code=')).toHaveLength(4)
})

test('a code goes with state and period, and what is no code is refused', async () => {
  const id = await write(asSergio, 'J45.0')
  const { body } = await call(asSergio, 'GET', `records/byid/${id}`)
  const day = body.created_at.slice(0, 10)
  expect(await found(asSergio, 'cid_code=J45&status=draft')).toEqual([id])
  expect(await found(asSergio, 'cid_code=J45&status=signed')).toEqual([])
  expect(await found(asSergio, `cid_code=J45&to=${Number(day.slice(0, 4)) - 1}-01-01`)).toEqual([])
  const refused = await call(asSergio, 'GET', 'records/all?cid_code=asma')
  expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
})

test('after another diagnosis the new code finds the record and the old one does not', async () => {
  const id = await write(asSergio, 'J45.0')
  await change(id, { cid_code: 'G43.9' })
  expect(await found(asSergio, 'cid_code=J45')).toEqual([])
  expect(await found(asSergio, 'cid_code=G43.9')).toEqual([id])
  await change(id, { cid_code: '' })
  expect(await found(asSergio, 'cid_code=G43.9')).toEqual([])
})

test('a signed record stays found, also with an addendum', async () => {
  const id = await write(asSergio, 'J45.0')
  await change(id, { status: 'signed' })
  expect((await change(id, { addendum: 'Melhorou.' })).status).toBe(200)
  expect(await found(asSergio, 'cid_code=J45.0')).toEqual([id])
})

test('records of before are found once the job has run, and one that does not open keeps nobody waiting', async () => {
  const before = { cid_index: null, cid_category_index: null, cid_version: null }
  const id = await write(asSergio, 'J45.0')
  const broken = await write(asSergio, 'J45.0')
  await t.deps.db.updateTable('records').set(before).where('id', 'in', [id, broken]).execute()
  const content_sealed = Buffer.from('broken')
  await t.deps.db.updateTable('records').set({ content_sealed }).where('id', '=', broken).execute()
  expect(await found(asSergio, 'cid_code=J45.0')).toEqual([])
  await indexCids(t.deps)
  expect(await found(asSergio, 'cid_code=J45.0')).toEqual([id])
  const waiting = t.deps.db.selectFrom('records').select('id').where('cid_version', 'is', null)
  expect(await waiting.execute()).toEqual([])
})
