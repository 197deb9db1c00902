import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aPdf,
  buildTestApp,
  createAdmin,
  createSpecialty,
  multipartOf,
  type SignedIn,
  signIn,
  specialistForm,
  type TestApp,
} from '../../../../test/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

type Headers = Readonly<Record<string, string>>
const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, headers: Headers, payload?: object) => {
  const url = `/api/v1/${path}`
  const answer = await t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  expect(answer.statusCode, `${path}: ${answer.body}`).toBeLessThan(300)
  return answer.json()
}

test('from the registration to the first patient who finds the specialist, over the wire alone', async () => {
  const admin: SignedIn = await signIn(t.deps, await createAdmin(t.deps))
  const specialty_id = await createSpecialty(t.deps)
  const form = specialistForm()
  const registration = multipartOf(form, { document: aPdf() })
  const { id } = await ask('POST', 'specialists/createSpecialists', {}, registration)
  const entered = await ask('POST', 'jwt/login', {}, { email: form.email, password: form.password })
  const own = { authorization: `Bearer ${entered.accessToken}` }
  const missing = async () => (await ask('GET', `specialists/status/${id}`, own)).missing
  expect(await missing()).toEqual(['address', 'specialty', 'bankAccount'])

  const address = {
    zipCode: '01310-100',
    address: 'Avenida Paulista',
    number: '1000',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  }
  await ask('PUT', 'specialists/updateSpecialists', own, multipartOf({ address }))
  expect(await missing()).toEqual(['specialty', 'bankAccount'])
  await ask('POST', 'specialists-specialties', own, { specialty_id, price: 18_000, rqe: '12345' })
  expect(await missing()).toEqual(['bankAccount'])
  const proven = await ask('POST', 'authentication/proof', own, { password: form.password })
  const account = await ask(
    'POST',
    `specialists/bank_account/${id}`,
    { ...own, 'x-proof': proven.proof },
    {
      type_account: 'checking',
      document_number: form.cpf,
      name_account: 'Rita Moura',
      bank_code: '341',
      agencia: '2545',
      conta: '02366',
      conta_dv: '1',
    },
  )
  expect(await missing()).toEqual([])

  expect((await ask('PUT', `specialists/updateStatus/${id}`, own, { status: 2 })).status).toBe(2)
  const waiting = await ask('GET', 'specialists/getSpecialistsAll?status=2', admin.headers)
  expect(waiting.data).toMatchObject([{ id, hasDocument: true, emailConfirmed: false }])
  const profile = await ask('GET', `specialists/getSpecialistsByUuid/${id}`, admin.headers)
  expect(profile.bankAccount).toMatchObject({ recipient_id: account.recipient_id, bank_code: '341' })
  await ask('PUT', `specialists/updateSpecialistsStatus/${id}`, admin.headers, { status: 1 })

  const { userData } = await ask('GET', 'authentication/authenticateToken', own)
  expect(userData.status).toBe(1)
  const found = await ask('GET', `specialists/specialists?specialty_id=${specialty_id}`, {})
  expect(found.data).toMatchObject([{ id, name: 'Rita Moura', city: 'São Paulo', state: 'SP' }])
})
