import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createSpecialist, createSpecialty, type TestApp } from '../../../../test/index.ts'
import { findAlikeIds } from '../specialists.repo.ts'

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

/** What the words mean, said plainly and without an index: each compared with everybody. */
const comparedWithAll = async (words: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    WITH known AS (
      SELECT s.id, avg(word_similarity(fold(word), s.search_text)) AS likeness
        FROM specialists s, unnest(${words}::text[]) word WHERE s.status = 1 GROUP BY s.id
      HAVING min(word_similarity(fold(word), s.search_text)) >= 0.4
        AND avg(word_similarity(fold(word), s.search_text)) >= 0.45
    ) SELECT id FROM known WHERE likeness >= (SELECT max(likeness) FROM known) - 0.1 ORDER BY id`.execute(
    t.deps.db,
  )
  return rows.map(({ id }) => id)
}

/** A word of a name or a specialty with a letter gone, doubled, changed or in another's place. */
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

test('who is like mistyped words is who comparing them with everybody finds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mistyped, { minLength: 1, maxLength: 3 }), async (words) => {
      const alike = await findAlikeIds(t.deps.db, words.join(' '))
      expect(alike.toSorted()).toEqual(await comparedWithAll(words))
    }),
    { numRuns: 60 },
  )
})
