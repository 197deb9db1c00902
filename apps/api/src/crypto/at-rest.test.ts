import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { seedDemo } from '../../db/seeds/index.ts'
import { loadStarterSets } from '../../db/starter/index.ts'
import { buildTestApp, type TestApp } from '../../test/index.ts'
import { sealedColumns } from './sealed-columns.ts'
import { readSealed } from './vault.repo.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
  await loadStarterSets(t.deps)
  await seedDemo(t.deps)
})
afterAll(() => t.close())

/** Every text inside a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const openColumn = async (name: string): Promise<unknown[]> => {
  const column = sealedColumns.find((each) => `${each.table}.${each.column}` === name)
  if (!column) throw new Error(`${name} is not sealed`)
  const first = '00000000-0000-0000-0000-000000000000'
  const values = await readSealed(t.deps.db, column, first, 1000)
  return Promise.all(
    values.map(({ row_id, subject_id, sealed }) =>
      t.deps.vault.open(t.deps.db, { subjectId: subject_id, column: name, rowId: row_id }, sealed),
    ),
  )
}

/** All rows in the database, table by table; bytes as hexadecimals. */
const dump = async (): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'graphile_worker')`.execute(t.deps.db)
  const texts = new Map<string, string>()
  for (const { name } of rows) {
    const all = await sql<{ text: string }>`SELECT r::text AS text FROM ${sql.raw(name)} r`.execute(t.deps.db)
    texts.set(name, all.rows.map(({ text }) => text).join('\n'))
  }
  return texts
}

const address = z.object({ zipCode: z.string(), address: z.string(), number: z.string() })

test('no CPF, phone, address or clinical text of the demo stands in any table', async () => {
  const cpfs = (await openColumn('customers.cpf_sealed')).flatMap(textsIn)
  const masked = cpfs.map((cpf) => cpf.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4'))
  const phones = (await openColumn('customers.contact_sealed')).flatMap(textsIn)
  const addresses = (await openColumn('customers.address_sealed')).map((each) => z.parse(address, each))
  // The street alone may also be a place's; with the number it is somebody's home.
  const homes = addresses.map(({ address: street, number }) => `${street}, ${number}`)
  const clinical = ['records.content_sealed', 'record_addenda.text_sealed', 'prescriptions.content_sealed']
  const sentences = (await Promise.all(clinical.map(openColumn)))
    .flatMap((values) => values.flatMap(textsIn))
    .filter((text) => text.includes(' ') && text.length > 20)
  const secrets = [...new Set([...cpfs, ...masked, ...phones, ...homes, ...sentences])]
  expect(cpfs.length).toBeGreaterThan(20)
  expect(sentences.length).toBeGreaterThan(20)

  const catalogues = ['public.medicines', 'public.cids']
  for (const [table, text] of await dump()) {
    if (catalogues.includes(table)) continue
    for (const secret of secrets) {
      expect(text.includes(secret), `${table} holds ${secret}`).toBe(false)
      const asBytes = Buffer.from(secret).toString('hex')
      expect(text.includes(asBytes), `${table} holds ${secret} as bytes`).toBe(false)
    }
  }
})

test('a CPF is found by a keyed hash: without the key a list of all CPFs finds nobody', async () => {
  const [cpf] = (await openColumn('customers.cpf_sealed')).flatMap(textsIn)
  const found = await t.deps.db
    .selectFrom('customers')
    .select('id')
    .where('cpf_hash', '=', t.deps.vault.blindIndex(cpf ?? ''))
    .execute()
  expect(found).toHaveLength(1)
  const { rows } =
    await sql`SELECT FROM customers WHERE cpf_hash = sha256(convert_to(${cpf}, 'UTF8'))`.execute(t.deps.db)
  expect(rows).toEqual([])
})
