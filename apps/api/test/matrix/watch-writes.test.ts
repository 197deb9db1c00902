import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createSpecialty, type TestApp } from '../index.ts'
import { type WriteWatch, watchWrites } from './watch-writes.ts'

let t: TestApp
let watch: WriteWatch
let id: string
beforeAll(async () => {
  t = await buildTestApp()
  watch = await watchWrites(t)
  id = await createSpecialty(t.deps)
})
afterAll(async () => {
  await watch.close()
  await t.close()
})

/** The writes of a call that runs this and is then refused. */
const writesOf = async (write: () => Promise<unknown>): Promise<readonly string[]> => {
  await watch.forget()
  await write()
  return watch.writes()
}

test('a refusal that inserts, updates or deletes a row is found', async () => {
  const { db } = t.deps
  expect(await writesOf(() => createSpecialty(t.deps))).toEqual(['INSERT specialties'])
  const rename = () => db.updateTable('specialties').set({ name: 'Outra' }).where('id', '=', id).execute()
  expect(await writesOf(rename)).toEqual(['UPDATE specialties'])
  expect(await writesOf(() => sql`DELETE FROM specialties WHERE id = ${id}`.execute(db))).toEqual([
    'DELETE specialties',
  ])
})

test('what another connection empties is found', async () => {
  const owner = new pg.Client({ connectionString: t.databaseUrl })
  await owner.connect()
  expect(await writesOf(() => owner.query('TRUNCATE notifications CASCADE'))).toContain(
    'TRUNCATE notifications',
  )
  await owner.end()
})

test('reading, locking, finding nothing to change and rolling back write nothing', async () => {
  const { db } = t.deps
  const kept = await createSpecialty(t.deps)
  const nothing = async () => {
    await sql`SELECT id FROM specialties WHERE id = ${kept} FOR UPDATE`.execute(db)
    await sql`UPDATE specialties SET name = 'Outra' WHERE id = ${t.deps.newId()}`.execute(db)
    const undone = db.transaction().execute(async (trx) => {
      await sql`DELETE FROM specialties WHERE id = ${kept}`.execute(trx)
      throw new Error('refused')
    })
    await expect(undone).rejects.toThrow('refused')
  }
  expect(await writesOf(nothing)).toEqual([])
})
