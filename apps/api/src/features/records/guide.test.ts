import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadStarterSets } from '../../../db/starter/index.ts'
import {
  buildTestApp,
  callOf,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../test/index.ts'

let t: TestApp
let specialtyId: string
let asSergio: SignedIn
let asAna: SignedIn
let asPaula: SignedIn

beforeAll(async () => {
  t = await buildTestApp()
  await loadStarterSets(t.deps)
  specialtyId = await createSpecialty(t.deps)
  asPaula = await signIn(t.deps, await createCustomer(t.deps))
})
afterAll(() => t.close())
beforeEach(async () => {
  asSergio = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
  asAna = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
})

const call = callOf(() => t)
const phrasesOf = async (who: SignedIn, field: string, specialty = specialtyId) => {
  const { body } = await call(who, 'GET', `records/phrases/${specialty}`)
  return body.data.find((each: { field: string }) => each.field === field)
}
const save = (who: SignedIn | null, body: object, specialty = specialtyId) =>
  call(who, 'PUT', `records/phrases/${specialty}`, body)
const kept = () => t.deps.db.selectFrom('quick_phrases').selectAll().execute()

describe('quick phrases', () => {
  test('are nobody’s without a token, no patient’s, and of no specialty that is not there', async () => {
    const body = { field: 'complaint', phrases: ['Tosse.'] }
    expect((await save(null, body)).status).toBe(401)
    expect((await save(asPaula, body)).status).toBe(403)
    expect((await save(asSergio, body, t.deps.newId())).status).toBe(404)
    expect((await call(asSergio, 'GET', `records/phrases/${t.deps.newId()}`)).status).toBe(404)
    expect(await kept()).toEqual([])
  })

  test('begin with the starters, a specialty’s own first', async () => {
    expect(await phrasesOf(asSergio, 'complaint')).toMatchObject({ own: false })
    const id = await createSpecialty(t.deps, 'Cardiologia')
    const { phrases } = await phrasesOf(asSergio, 'complaint', id)
    expect(phrases[0]).toBe('Retorno para controle da pressão.')
    expect(phrases).toContain('Febre há __ dias.')
  })

  test('are kept per specialist, specialty and field, and given back', async () => {
    const phrases = ['Enxaqueca há __ dias.', 'Tontura.', 'Tontura.']
    const saved = await save(asSergio, { field: 'complaint', phrases })
    const own = { field: 'complaint', phrases: phrases.slice(0, 2), own: true }
    expect(saved).toEqual({ status: 200, body: own })
    await save(asSergio, { field: 'complaint', phrases })
    expect(await phrasesOf(asSergio, 'complaint')).toEqual(own)
    expect(await phrasesOf(asSergio, 'hpma')).toMatchObject({ own: false })
    expect(await phrasesOf(asAna, 'complaint')).toMatchObject({ own: false })
    expect(JSON.stringify(await kept())).not.toContain('Enxaqueca')
    expect(await save(asSergio, { field: 'complaint', phrases: null })).toMatchObject({
      body: { own: false },
    })
    expect(await phrasesOf(asSergio, 'complaint')).toMatchObject({ own: false })
  })

  test('of one field are given back alone: other fields, specialties and colleagues keep theirs', async () => {
    const other = await createSpecialty(t.deps, 'Pediatria')
    const mine = { field: 'complaint', phrases: ['Febre há __ dias, sem mais.'] }
    await save(asSergio, mine)
    await save(asSergio, { field: 'conduct', phrases: ['Repouso de __ dias.'] })
    await save(asSergio, mine, other)
    await save(asAna, mine)
    await save(asSergio, { field: 'complaint', phrases: null })
    expect(await phrasesOf(asSergio, 'complaint')).toMatchObject({ own: false })
    expect(await phrasesOf(asSergio, 'conduct')).toMatchObject({ own: true })
    expect(await phrasesOf(asSergio, 'complaint', other)).toMatchObject({ own: true })
    expect(await phrasesOf(asAna, 'complaint')).toMatchObject({ own: true })
  })

  test.each([
    { field: 'cid_code', phrases: ['J06'] },
    { field: 'complaint', phrases: [''] },
    { field: 'complaint', phrases: Array.from({ length: 31 }, (_, each) => `Frase ${each}`) },
    { field: 'complaint' },
  ])('%j is refused', async (wrong) => {
    expect((await save(asSergio, wrong)).status).toBe(422)
    expect(await phrasesOf(asSergio, 'complaint')).toMatchObject({ own: false })
  })
})

describe('suggested diagnoses', () => {
  const suggest = async (text: string, sex?: 'F' | 'M') => {
    const { body } = await call(asSergio, 'POST', 'cids/suggestions', { text, ...(sex ? { sex } : {}) })
    return body.data.map(({ code }: { code: string }) => code)
  }

  test('are for specialists', async () => {
    expect((await call(asPaula, 'POST', 'cids/suggestions', { text: 'dor' })).status).toBe(403)
    expect((await call(null, 'POST', 'cids/suggestions', { text: 'dor' })).status).toBe(401)
  })

  test.each([
    ['Dor de cabeça há três dias, nega febre', 'R51'],
    ['DIARREIA e vômitos desde ontem', 'A09'],
    ['Retorno de pressao alta, em uso de losartana', 'I10'],
    ['Tosse e coriza há dois dias', 'J06.9'],
    ['Dor nas costas depois de carregar peso', 'M54.5'],
    ['Enxaqueca sem aura', 'G43.0'],
  ])('%s: %s is among the first three', async (text, code) => {
    expect((await suggest(text)).slice(0, 3)).toContain(code)
  })

  test('come of one word too, and of a code that is only for one sex where the sex is not known', async () => {
    expect(await suggest('enxaqueca')).toContain('G43.9')
    expect(await suggest('atraso menstrual')).toContain('N91.2')
  })

  test('what is denied is not suggested, nor what the sex excludes, and of nothing comes nothing', async () => {
    expect(await suggest('Nega febre, tosse e diarreia.')).toEqual([])
    expect(await suggest('')).toEqual([])
    expect(await suggest('atraso menstrual', 'F')).toContain('N91.2')
    expect(await suggest('atraso menstrual', 'M')).not.toContain('N91.2')
    expect((await suggest('dor '.repeat(3000))).length).toBeLessThanOrEqual(9)
  })
})
