import { HOUR } from '@emma/domain/interval'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  addFault,
  buildTestApp,
  clearFaults,
  createCustomer,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../test/index.ts'

let t: TestApp
let paula: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  paula = await signIn(t.deps, await createCustomer(t.deps))
})
afterAll(() => t.close())

const get = (path: string, session: SignedIn | null = paula) =>
  t.app.inject({ url: `/api/v1/${path}`, headers: session?.headers ?? {} })

test('states are for everybody, all 27', async () => {
  const { data } = (await get('states/getStates', null)).json()
  expect(data).toHaveLength(27)
  expect(data).toContainEqual({ uf: 'SP', name: 'São Paulo', ibge: 35 })
  expect(new Set(data.map(({ ibge }: { ibge: number }) => ibge)).size).toBe(27)
})

test('banks are for whoever is logged in, by name', async () => {
  expect((await get('banks', null)).statusCode).toBe(401)
  const { data } = (await get('banks')).json()
  expect(data).toContainEqual({ code: '341', name: expect.stringMatching(/ita[uú]/i), known_as: 'Itaú' })
  expect(data).toContainEqual({ code: '260', name: expect.stringMatching(/^nu /i), known_as: 'Nubank' })
  expect(new Set(data.map(({ code }: { code: string }) => code)).size).toBe(data.length)
})

const fault = (provider: string, mode: string, delay_ms = 5000) => addFault(t, provider, { mode, delay_ms })
afterEach(() => clearFaults(t))

test('a CEP answers its address, with or without a hyphen, to whoever registers too', async () => {
  expect((await get('externalServices/01310100', null)).statusCode).toBe(200)
  for (const cep of ['01310100', '01310-100']) {
    expect((await get(`externalServices/${cep}`)).json()).toMatchObject({
      address: 'Avenida Paulista',
      number: '',
      city: 'São Paulo',
      state: 'SP',
    })
  }
})

test.each([
  ['123', 422, 'cep_invalid', 'CEP inválido. Por favor, verifique e tente novamente.'],
  ['99999999', 404, 'cep_not_found', 'CEP não encontrado. Por favor, adicione um CEP válido.'],
])('the CEP %s is %i', async (cep, status, code, detail) => {
  expect((await get(`externalServices/${cep}`)).json()).toMatchObject({ status, code, detail })
})

test.each(['error', 'drop_response', 'slow'])(
  'a first source that answers with %s leaves it to the second',
  async (mode) => {
    await fault('viacep', mode)
    const cep = { error: '69900062', drop_response: '69005010', slow: '40020000' }[mode]
    const answer = await get(`externalServices/${cep}`)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().zipCode).toBe(cep)
  },
)

test('neither source answering is told as such, and what was found before is still there', async () => {
  await get('externalServices/01310200')
  await fault('viacep', 'error')
  await fault('brasilapi', 'error')
  expect((await get('externalServices/01310200')).statusCode).toBe(200)
  expect((await get('externalServices/20040002')).json()).toMatchObject({
    status: 502,
    code: 'provider_failed',
  })
  expect((await get('externalServices/20040002')).statusCode).toBe(200)
})

test('what was found is asked for again after a day', async () => {
  await get('externalServices/30130010')
  t.clock.advance(25 * HOUR)
  const later = await signIn(t.deps, await createCustomer(t.deps))
  await fault('viacep', 'error')
  await fault('brasilapi', 'error')
  expect((await get('externalServices/30130010', later)).statusCode).toBe(502)
})

test('nobody copies the list without an account', async () => {
  t.clock.advance(HOUR)
  const answers = []
  for (let nth = 0; nth < 61; nth += 1) answers.push(await get('externalServices/01310100', null))
  expect(answers.slice(0, 60).every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(answers[60]?.json().code).toBe('too_many_requests')
  expect(Number(answers[60]?.headers['retry-after'])).toBeGreaterThan(0)
  t.clock.advance(61_000)
  expect((await get('externalServices/01310100', null)).statusCode).toBe(200)
})
