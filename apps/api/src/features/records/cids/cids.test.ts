import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadStarterSets } from '../../../../db/starter/index.ts'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../../test/index.ts'
import { isKnownCid } from './cids.repo.ts'

let t: TestApp
let specialist: SignedIn
let customer: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  await loadStarterSets(t.deps)
  const specialtyId = await createSpecialty(t.deps)
  specialist = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
  customer = await signIn(t.deps, await createCustomer(t.deps))
})
afterAll(() => t.close())

const search = async (query: string, { headers }: { headers: Record<string, string> }) => {
  const answer = await t.app.inject({ url: `/api/v1/cids/all${query}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const codesOf = async (words: string): Promise<string[]> => {
  const { body } = await search(`?search=${encodeURIComponent(words)}&pageSize=100`, specialist)
  return body.data.map(({ code }: { code: string }) => code)
}

test('is for specialists', async () => {
  expect((await search('', { headers: {} })).status).toBe(401)
  expect((await search('', customer)).status).toBe(403)
})

test('finds by code with and without the point, and by words in any order without accents', async () => {
  expect(await codesOf('J06.9')).toEqual(['J06.9'])
  expect(await codesOf('j069')).toEqual(['J06.9'])
  expect(await codesOf('j06')).toEqual(['J06.0', 'J06.8', 'J06.9'])
  expect(await codesOf('AGUDA infeccao aereas')).toContain('J06.9')
  expect(await codesOf('100%')).toEqual([])
})

test('ranks the very code, then descriptions that begin so, then words that do, and likeness last', async () => {
  expect((await codesOf('I10'))[0]).toBe('I10')
  const asthma = await codesOf('asma')
  expect(asthma[0]).toMatch(/^J45/)
  const begins = await search('?search=diabetes&pageSize=100', specialist)
  const first: string[] = begins.body.data.map(({ description }: { description: string }) => description)
  const others = first.findIndex((description) => !description.startsWith('Diabetes'))
  expect(first.slice(others).some((description) => description.startsWith('Diabetes'))).toBe(false)
  expect(await codesOf('diab mell')).toContain('E11.9')
  expect(await codesOf('diabetis')).toContain('E11.9')
  expect(await codesOf('xyzxyzxyz')).toEqual([])
})

test.each([
  ['amigdalitte', /^J03/],
  ['amigdalit agduda', /^J03/],
  ['diabtes melitus', /^E1/],
  ['hipertenssao', /^I10/],
  ['asma xyzxyz', /^J45/],
  ['asma 600', /^J45/],
])('finds what was meant by %s', async (typed, code) => {
  expect((await codesOf(typed))[0]).toMatch(code)
})

test('a word that the list gains is known at once', async () => {
  expect(await codesOf('quilombombite')).toEqual([])
  const gained = { code: 'Z99.9', description: 'Quilombombites raras', chapter: 'XXI. Z', sex: null }
  await t.deps.db.insertInto('cids').values(gained).execute()
  expect(await codesOf('quilomobites')).toEqual(['Z99.9'])
  await t.deps.db.deleteFrom('cids').where('code', '=', gained.code).execute()
})

test('what people ask for by name comes before what begins so as well', async () => {
  const { db } = t.deps
  const rare = {
    code: 'G93.2',
    description: 'Hipertensão intracraniana benigna',
    chapter: 'VI. X',
    sex: null,
  }
  await db
    .insertInto('cids')
    .values(rare)
    .onConflict((it) => it.doNothing())
    .execute()
  const found = await codesOf('hipertensão')
  expect(found[0]).toBe('I10')
  expect(found).toContain('G93.2')
})

test.each(['dor', 'outras', 'nao especificada', 'di', 'j0', ''])(
  'pages of %s hold each code once, and how many there are is right after a change too',
  async (words) => {
    const read = async (): Promise<readonly string[]> => {
      const found: string[] = []
      for (let page = 1, total = 1; found.length < total; page += 1) {
        const { body } = await search(
          `?search=${encodeURIComponent(words)}&page=${page}&pageSize=7`,
          specialist,
        )
        expect(body.data.length).toBeGreaterThan(0)
        total = body.meta.total
        found.push(...body.data.map(({ code }: { code: string }) => code))
      }
      return found
    }
    const before = await read()
    expect(new Set(before).size).toBe(before.length)
    const [first = ''] = before
    const retire = (retired_at: Date | null) =>
      t.deps.db.updateTable('cids').set({ retired_at }).where('code', '=', first).execute()
    await retire(t.clock.now())
    expect(await read()).toEqual(before.slice(1))
    await retire(null)
    const past = await search(`?search=${encodeURIComponent(words)}&page=100000&pageSize=7`, specialist)
    expect(past.body).toMatchObject({ data: [], meta: { total: before.length } })
  },
)

test('says of which sex a code is', async () => {
  const { body } = await search('?search=C61', specialist)
  expect(body.data).toMatchObject([{ code: 'C61', sex: 'M' }])
  expect((await search('?search=J45', specialist)).body.data[0]).toMatchObject({ sex: null })
})

test.each(["' OR 1=1", 'a:* | b', '!!!', '\\', '(a', '&', 'a'.repeat(100), 'ação ção'])(
  'takes %s as words',
  async (words) => {
    expect((await search(`?search=${encodeURIComponent(words)}`, specialist)).status).toBe(200)
  },
)

test('what is retired is not offered, and is known', async () => {
  const { db } = t.deps
  await db.updateTable('cids').set({ retired_at: t.clock.now() }).where('code', '=', 'J06.9').execute()
  expect(await codesOf('J06.9')).toEqual([])
  expect(await isKnownCid(db, 'J06.9')).toBe(true)
  expect(await isKnownCid(db, 'J99.9')).toBe(false)
  await db.updateTable('cids').set({ retired_at: null }).where('code', '=', 'J06.9').execute()
})

test('pages, and never more than 100', async () => {
  const { body } = await search('?page=2&pageSize=3&search=J0', specialist)
  expect(body.data).toHaveLength(3)
  expect(body.meta).toMatchObject({ page: 2, pageSize: 3 })
  expect(body.data[0].chapter).toBe('X. Doenças do aparelho respiratório')
  expect((await search('?pageSize=101', specialist)).status).toBe(422)
})
