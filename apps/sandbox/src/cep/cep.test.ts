import { expect, test } from 'vitest'
import { call, openSandbox } from '../test/kit.ts'

test('a listed CEP is the real street, at both providers', async () => {
  const sandbox = await openSandbox()
  expect((await call(sandbox, 'GET /viacep/ws/01310100/json/')).body).toMatchObject({
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    localidade: 'São Paulo',
    uf: 'SP',
    ibge: '3550308',
    ddd: '11',
  })
  expect((await call(sandbox, 'GET /brasilapi/api/cep/v2/01310100')).body).toMatchObject({
    cep: '01310100',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Bela Vista',
    street: 'Avenida Paulista',
  })
})

test('a CEP that is not listed is always the same address, in its state', async () => {
  const sandbox = await openSandbox()
  const first = await call(sandbox, 'GET /viacep/ws/69304123/json/')
  expect(first.body).toMatchObject({ localidade: 'Boa Vista', uf: 'RR', ibge: '1400100', ddd: '95' })
  expect((await call(sandbox, 'GET /viacep/ws/69304123/json/')).body).toEqual(first.body)
})

test.each(['01310999', '00000000'])('CEP %s is unknown', async (cep) => {
  const sandbox = await openSandbox()
  expect(await call(sandbox, `GET /viacep/ws/${cep}/json/`)).toEqual({ status: 200, body: { erro: 'true' } })
  expect(await call(sandbox, `GET /brasilapi/api/cep/v2/${cep}`)).toMatchObject({
    status: 404,
    body: { name: 'CepPromiseError', errors: [{ name: 'ServiceError' }] },
  })
})

test('a malformed CEP is 400, with HTML from ViaCEP', async () => {
  const sandbox = await openSandbox()
  const answer = await call(sandbox, 'GET /viacep/ws/123/json/')
  expect(answer).toEqual({ status: 400, body: expect.stringContaining('<html') })
  expect((await call(sandbox, 'GET /brasilapi/api/cep/v2/abc')).status).toBe(400)
})

test('one provider may fail while the other answers', async () => {
  const sandbox = await openSandbox()
  await call(sandbox, 'POST /_faults', { provider: 'viacep', mode: 'error', count: 1 })
  expect((await call(sandbox, 'GET /viacep/ws/01310100/json/')).status).toBe(500)
  expect((await call(sandbox, 'GET /brasilapi/api/cep/v2/01310100')).status).toBe(200)
})

test('a medicine is found by part of its name, accents aside', async () => {
  const sandbox = await openSandbox()
  const found = await call(sandbox, 'GET /bula/pesquisar?nome=dipirona&pagina=1')
  expect(found.body).toMatchObject({ content: [{ nomeProduto: 'DIPIRONA MONOIDRATADA' }], last: true })
  expect((await call(sandbox, 'GET /bula/pesquisar?nome=xyz')).body).toMatchObject({ content: [] })
})
