import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadStarterSets } from '../../../db/starter/index.ts'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../test/index.ts'

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

test('pages, and never more than 100', async () => {
  const { body } = await search('?page=2&pageSize=3&search=J0', specialist)
  expect(body.data).toHaveLength(3)
  expect(body.meta).toMatchObject({ page: 2, pageSize: 3 })
  expect(body.data[0].chapter).toBe('X. Doenças do aparelho respiratório')
  expect((await search('?pageSize=101', specialist)).status).toBe(422)
})
