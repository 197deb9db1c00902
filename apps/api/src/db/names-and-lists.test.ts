import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type TestApp,
} from '../../test/index.ts'
import { createPool } from './pool.ts'

let t: TestApp
let pool: Pool
beforeAll(async () => {
  t = await buildTestApp()
  pool = createPool({ url: t.databaseUrl, max: 1 })
})
afterAll(async () => {
  await pool.end()
  await t.close()
})

const run = async (file: string) => {
  const text = await readFile(new URL(`../../db/migrations/${file}`, import.meta.url), 'utf8')
  await pool.query(text)
}

test('names that were written before keep their particles small and are found without apostrophes', async () => {
  const { db } = t.deps
  const paula = await createCustomer(t.deps, { name: ['Paula', "Dos Santos D'Ávila"] })
  const specialtyId = await createSpecialty(t.deps)
  const helena = await createSpecialist(t.deps, { specialtyId, name: ['Helena', 'De Sá E Souza'] })
  await db.updateTable('customers').set({ folded: "paula dos santos d'avila" }).execute()
  await run('0400_names.sql')
  const user = await db
    .selectFrom('users')
    .select('last_name')
    .where('id', '=', paula.userId)
    .executeTakeFirst()
  const customer = await db.selectFrom('customers').select('folded').executeTakeFirst()
  const specialist = await db
    .selectFrom('specialists')
    .select('name')
    .where('id', '=', helena.specialistId)
    .executeTakeFirst()
  expect([user?.last_name, customer?.folded, specialist?.name]).toEqual([
    "dos Santos D'Ávila",
    'paula dos santos davila',
    'Helena de Sá e Souza',
  ])
})

test.each([
  ['Feminina', 'Casada', 'feminino', 'casado'],
  ['M', ' SOLTEIRO ', 'masculino', 'solteiro'],
  ['não-binária', 'União estável', 'outro', 'uniao_estavel'],
  ['nao_informar', 'viúva', 'nao_informar', 'viuvo'],
  ['', 'separada judicialmente', null, 'separado'],
  ['Mulher', 'enrolado', 'feminino', 'outro'],
])('%j and %j that were typed before become %j and %j', async (gender, marital_status, kept, status) => {
  const { db } = t.deps
  const { customerId } = await createCustomer(t.deps)
  await pool.query(`ALTER TABLE customers DROP CONSTRAINT customers_gender, DROP CONSTRAINT customers_marital_status;
    ALTER TABLE specialists DROP CONSTRAINT specialists_gender, DROP CONSTRAINT specialists_marital_status;
    ALTER TABLE dependents DROP CONSTRAINT dependents_sex`)
  await db.updateTable('customers').set({ gender, marital_status }).where('id', '=', customerId).execute()
  await run('0401_closed_lists.sql')
  const row = await db
    .selectFrom('customers')
    .select(['gender', 'marital_status'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  expect(row).toEqual({ gender: kept, marital_status: status })
})
