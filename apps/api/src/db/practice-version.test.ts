import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, createSpecialist, createSpecialty, type TestApp } from '../../test/index.ts'
import { tablesOfAnswers } from '../../test/kept/tables-of-answers.ts'
import type { Tx } from './transaction.ts'

let t: TestApp
let one: string
let other: string
beforeAll(async () => {
  t = await buildTestApp()
  const specialtyId = await createSpecialty(t.deps)
  one = (await createSpecialist(t.deps, { specialtyId })).specialistId
  other = (await createSpecialist(t.deps, { specialtyId })).specialistId
})
afterAll(() => t.close())

/** The numbers of row changes of each table that do not raise a version; bits as in `pg_trigger.tgtype`. */
const unraised = async (table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ bits: number }>`SELECT coalesce(bit_or(g.tgtype), 0) AS bits FROM pg_trigger g
    JOIN pg_proc p ON p.oid = g.tgfoid AND p.prosrc LIKE '%raise_practice_version%'
    WHERE g.tgrelid = ${table}::regclass AND g.tgenabled = 'O'`.execute(t.deps.db)
  const bits = rows[0]?.bits ?? 0
  const kinds = { INSERT: 4, DELETE: 8, UPDATE: 16, TRUNCATE: 32 }
  return Object.entries(kinds).flatMap(([kind, bit]) => ((bits & bit) === 0 ? [kind] : []))
}

describe('every table that a kept answer is made from', () => {
  /** Tables that answers read each time, instead of a version. */
  const lookedAt = ['favorites']

  test('raises a version with whatever becomes of its rows', async () => {
    const read = await tablesOfAnswers(t)
    expect(read).toEqual(
      expect.arrayContaining(['appointments', 'availability_rules', 'booking_links', 'next_slots', 'places']),
    )
    const found = await Promise.all(read.map(async (table) => [table, await unraised(table)] as const))
    const left = Object.fromEntries(found.filter(([, kinds]) => kinds.length > 0))
    const every = ['INSERT', 'DELETE', 'UPDATE', 'TRUNCATE']
    expect(left).toEqual({
      ...Object.fromEntries(lookedAt.map((table) => [table, every])),
      // Each exists before rows that refer to it, and is deleted after them.
      users: ['INSERT', 'DELETE', 'TRUNCATE'],
      companies: ['INSERT', 'DELETE'],
      // The versions themselves.
      practice_versions: every,
    })
  })
})

const block = (tx: Tx | TestApp['deps']['db'], specialistId: string) =>
  tx
    .insertInto('blocks')
    .values({
      id: t.deps.newId(),
      specialist_id: specialistId,
      starts_at: '2026-12-01T12:00Z',
      ends_at: '2026-12-01T13:00Z',
      created_at: t.clock.now(),
    })
    .execute()

const versions = async () => [
  await t.deps.memories.versions(t.deps.db, one),
  await t.deps.memories.versions(t.deps.db, other),
  await t.deps.memories.versions(t.deps.db),
]

/** How much each of them was raised. */
const raisedBy = async (work: () => Promise<unknown>): Promise<number[]> => {
  const before = await versions()
  await work()
  return (await versions()).map((version, at) => version - (before[at] ?? 0))
}

describe('a version', () => {
  test('is raised once by a transaction, of its own practice alone', async () => {
    const work = () =>
      t.deps.db.transaction().execute(async (tx) => {
        await block(tx, one)
        await block(tx, one)
      })
    expect(await raisedBy(work)).toEqual([1, 0, 0])
  })

  test('is raised of both where a row moves from one practice to another', async () => {
    await block(t.deps.db, one)
    const move = () => t.deps.db.updateTable('blocks').set({ specialist_id: other }).execute()
    expect(await raisedBy(move)).toEqual([1, 1, 0])
  })

  test('is raised of all where a table is emptied, and where a variable changes', async () => {
    // The server's own role may not.
    const empty = () =>
      t.deps.db.transaction().execute(async (tx) => {
        await sql`SET LOCAL ROLE NONE`.execute(tx)
        await sql`TRUNCATE blocks`.execute(tx)
      })
    expect(await raisedBy(empty)).toEqual([1, 1, 1])
    const lengthen = () =>
      t.deps.db
        .insertInto('variables')
        .values({ name: 'lead_minutes', value: 60, updated_at: t.clock.now() })
        .execute()
    expect(await raisedBy(lengthen)).toEqual([1, 1, 1])
  })

  test('is the same whether it is asked for alone or beside others, in one turn', async () => {
    await block(t.deps.db, one)
    await t.deps.db.updateTable('blocks').set({ specialist_id: other }).execute()
    const { versions: read } = t.deps.memories
    const atOnce = [read(t.deps.db, one), read(t.deps.db), read(t.deps.db, other), read(t.deps.db, one)]
    const [all, ofOne, ofOther] = [
      await read(t.deps.db),
      await read(t.deps.db, one),
      await read(t.deps.db, other),
    ]
    expect(await Promise.all(atOnce)).toEqual([ofOne, all, ofOther, ofOne])
    expect(new Set([all, ofOne, ofOther]).size).toBe(3)
  })

  test('is asked for anew by who asks after a change', async () => {
    const { versions: read } = t.deps.memories
    const before = await read(t.deps.db, one)
    await block(t.deps.db, one)
    expect(await read(t.deps.db, one)).toBeGreaterThan(before)
  })

  test('stays as it is where nothing was kept', async () => {
    const undo = () =>
      t.deps.db.transaction().execute(async (tx) => {
        await block(tx, one)
        throw new Error('undone')
      })
    expect(await raisedBy(() => expect(undo()).rejects.toThrow('undone'))).toEqual([0, 0, 0])
  })

  test('is raised by what comes after a savepoint that was undone', async () => {
    const work = async () => {
      const tx = await t.deps.db.startTransaction().execute()
      const before = await tx.savepoint('before').execute()
      await block(before, one)
      const undone = await before.rollbackToSavepoint('before').execute()
      await block(undone, one)
      await undone.commit().execute()
    }
    expect(await raisedBy(work)).toEqual([1, 0, 0])
  })

  test('is raised by two at once in either order, neither of whom waits', async () => {
    const work = async () => {
      const first = await t.deps.db.startTransaction().execute()
      const second = await t.deps.db.startTransaction().execute()
      await block(first, one)
      await block(second, other)
      await block(first, other)
      await block(second, one)
      await second.commit().execute()
      await first.commit().execute()
    }
    expect(await raisedBy(work)).toEqual([2, 2, 0])
    expect(await raisedBy(work)).toEqual([2, 2, 0])
  })
})
