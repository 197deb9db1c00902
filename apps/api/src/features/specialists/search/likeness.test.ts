import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createSpecialist, createSpecialty, type TestApp } from '../../../../test/index.ts'
import { findReadings } from './meaning/readings.repo.ts'

const names = [
  ['Ana', 'Oliveira Lima'],
  ['Mariana', 'de Oliveira'],
  ['Maria Ana', 'Olivença'],
  ['José', 'Silva Sousa'],
  ['Josué', 'Silveira Souza'],
  ['João', 'Sá'],
] as const
let t: TestApp

beforeAll(async () => {
  t = await buildTestApp()
  const heart = await createSpecialty(t.deps, 'Cardiologia')
  const skin = await createSpecialty(t.deps, 'Dermatologia')
  for (const [nth, name] of names.entries())
    await createSpecialist(t.deps, { specialtyId: nth % 2 === 0 ? heart : skin, name })
})
afterAll(() => t.close())

const readingsOf = (typed: string, now = t.deps.clock.now()) => findReadings(t.deps, typed, now)

/** The words active specialists are found by, with their frequency. */
const everyWord = async (): Promise<readonly { word: string; used: number }[]> => {
  const { rows } = await sql<{ word: string; used: number }>`
    SELECT word, count(DISTINCT s.id)::int AS used FROM specialists s, regexp_split_to_table(s.search_text, '[^a-z]+') word
     WHERE s.status = 1 GROUP BY word ORDER BY word COLLATE "C"`.execute(t.deps.db)
  return rows
}
const keptWords = async (): Promise<readonly { word: string; used: number }[]> => {
  const { rows } = await sql<{ word: string; used: number }>`
    SELECT word, used FROM specialist_words ORDER BY word COLLATE "C"`.execute(t.deps.db)
  return rows
}

/** The readings of a word by plain comparison with every word, without an index. */
const comparedWithAll = async (typed: string): Promise<readonly { word: string; likeness: number }[]> => {
  const { rows } = await sql<{ word: string; likeness: number }>`
    SELECT DISTINCT word, word_similarity(fold(${typed}), word) AS likeness
      FROM specialists s, regexp_split_to_table(s.search_text, '[^a-z]+') word
     WHERE s.status = 1 AND word_similarity(fold(${typed}), word) >= 0.4
     ORDER BY likeness DESC, word`.execute(t.deps.db)
  return rows
}

/** A word of a name or a specialty with a letter dropped, doubled, changed or swapped. */
const mistyped = fc
  .tuple(
    fc.constantFrom('oliveira', 'mariana', 'silva', 'josue', 'sousa', 'cardiologia', 'dermatologia', 'maria'),
    fc.nat(11),
    fc.constantFrom('drop', 'double', 'change', 'swap', 'none'),
  )
  .map(([word, at, how]) => {
    const i = at % word.length
    const [before, letter = '', after] = [word.slice(0, i), word[i], word.slice(i + 1)]
    const made = {
      drop: '',
      double: letter + letter,
      change: 'x',
      none: letter,
      swap: (after[0] ?? '') + letter,
    }
    return before + made[how as keyof typeof made] + (how === 'swap' ? after.slice(1) : after)
  })

test('a mistyped word may mean the words most alike, and after them any that is like it', async () => {
  await fc.assert(
    fc.asyncProperty(mistyped, async (typed) => {
      const near = await comparedWithAll(typed)
      const best = near[0]?.likeness ?? 0
      const nearest = near.filter(({ likeness }) => likeness >= best - 0.1).map(({ word }) => word)
      const any = near
        .filter(({ word, likeness }) => likeness >= 0.45 || nearest.includes(word))
        .map(({ word }) => word)
      expect(await readingsOf(typed)).toEqual(best < 0.45 ? [] : [[nearest], [any]])
    }),
    { numRuns: 60 },
  )
})

test('a word that is little alike is read where the others make up for it', async () => {
  expect(await readingsOf('jozé')).toEqual([])
  const [nearest] = await readingsOf('jozé oliveira')
  expect(nearest?.[0]).toContain('jose')
  expect(nearest?.[1]).toEqual(['oliveira'])
})

test('each word is read by itself, and one that is like nothing leaves nothing to be found', async () => {
  const [nearest] = await readingsOf('mariannna silvva')
  expect(nearest).toEqual([['mariana'], ['silva', 'silveira']])
  expect(await readingsOf('maria xyzzyx')).toEqual([])
  expect(await readingsOf('  ')).toEqual([])
})

test('the words follow whoever is renamed, suspended, active again or gone', async () => {
  const { deps } = t
  const [someone] = await deps.db.selectFrom('specialists').select('id').orderBy('name').execute()
  const id = someone?.id ?? ''
  const change = (values: { name?: string; status?: number }) =>
    deps.db.updateTable('specialists').set(values).where('id', '=', id).execute()
  for (const values of [
    { name: 'Ana Ana Querubim' },
    { status: 3 },
    { status: 3, name: 'Zózimo' },
    { status: 1 },
  ]) {
    await change(values)
    expect(await keptWords()).toEqual(await everyWord())
  }
  expect((await keptWords()).map(({ word }) => word)).not.toContain('querubim')
  expect((await keptWords()).map(({ word }) => word)).toContain('zozimo')
})

test('what a slip is like is looked up again after half a minute, so that who came meanwhile is found', async () => {
  const before = t.deps.clock.now()
  expect(await readingsOf('zuleyka', before)).toEqual([])
  await createSpecialist(t.deps, {
    specialtyId: await createSpecialty(t.deps, 'Neurologia'),
    name: ['Zuleika', 'Reis'],
  })
  expect(await readingsOf('zuleyka reys', new Date(before.getTime() + 29_000))).toEqual([])
  const [nearest] = await readingsOf('zuleyka', new Date(before.getTime() + 31_000))
  expect(nearest).toEqual([['zuleika']])
})
