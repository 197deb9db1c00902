import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createCustomer, type SignedIn, signIn, type TestApp } from '../../../test/index.ts'

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
  expect(data).toContainEqual({ code: '341', name: expect.stringMatching(/ita[uú]/i) })
  expect(new Set(data.map(({ code }: { code: string }) => code)).size).toBe(data.length)
})

test('a CEP answers its address, with or without a hyphen', async () => {
  expect((await get('externalServices/01310100', null)).statusCode).toBe(401)
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
