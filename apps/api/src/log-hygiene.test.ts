import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addFault,
  buildTestApp,
  findCode,
  giveCard,
  PASSWORD,
  registrationForm,
  runJobs,
  startRegistration,
  type TestApp,
} from '../test/index.ts'
import { createLogSink } from '../test/log-sink.ts'
import { redaction } from './log.ts'

const { lines, sink } = createLogSink()

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({}, pino({ level: 'trace', redact: redaction }, sink))
})
afterAll(() => t.close())

const person = {
  firstName: 'Quitéria',
  lastName: 'Wanderlina Xavante',
  cellPhone: '11976543210',
  email: 'quiteria.wanderlina@emma.test',
}
const home = {
  zipCode: '01310100',
  address: 'Alameda Zoroastro',
  number: '98761',
  district: 'Bairro Xique',
  city: 'Ibiúna',
  state: 'SP',
}
const payloadOf = (groups: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(groups)) form.set(name, JSON.stringify(value))
  return form
}

/** Registration, login and profile, valid and invalid, with failing providers and a failing database in between. */
const live = async (): Promise<readonly string[]> => {
  const { customerId, userId, payload } = await startRegistration(t, person)
  const call = (method: 'POST' | 'PUT' | 'GET', path: string, body?: object, headers = {}) =>
    t.app.inject({ method, url: `/api/v1/${path}`, headers, ...(body ? { payload: body } : {}) })
  const fault = (provider: string) => addFault(t, provider, { mode: 'error' })
  await fault('zenvia')
  await runJobs(t)
  await runJobs(t)
  const code = await findCode(t, userId)
  await call('POST', 'jwt/register', { ...registrationForm(), ...person, cpf: payload.cpf, role: 'admin' })
  await call('POST', 'authentication/confirm-registration', { customerId, code: '000000' })
  await call('POST', 'authentication/confirm-registration', { customerId, code })
  await call('POST', 'jwt/register', { ...registrationForm(), ...person })
  await call('POST', 'jwt/login', { email: person.email, password: 'wrong password' })
  const session = (await call('POST', 'jwt/login', { email: person.email, password: PASSWORD })).json()
  expect(session.userData.email).toBe(person.email)
  const headers = { authorization: `Bearer ${session.accessToken}` }
  await call('PUT', 'customer/updateCustomer', payloadOf({ address: home }), headers)
  await call('PUT', 'customer/updateCustomer', payloadOf({ several: { nickname: `x${'\u0000'}y` } }), headers)
  await call(
    'PUT',
    'customer/updateCustomer',
    payloadOf({ contactDetails: { email: `nova.${person.email}` } }),
    headers,
  )
  await fault('smtp')
  await runJobs(t)
  await fault('pagarme')
  await giveCard(t, { headers }).catch(() => undefined)
  await call('GET', `customer/info?email=${person.email}`, undefined, headers)
  await call('GET', `externalServices/${home.zipCode}`, undefined, headers)
  return [payload.cpf, code, session.accessToken, session.refreshToken]
}

test('a run of registration, login and profile leaves nothing of the person in the log', async () => {
  const secrets = await live()
  const log = lines.join('\n')
  expect(log.length).toBeGreaterThan(0)
  const words = [
    ...secrets,
    ...Object.values(person),
    ...Object.values(home).filter((word) => word.length > 2),
    PASSWORD,
    'Xavante',
    '976543210',
  ]
  expect(words.filter((word) => log.toLowerCase().includes(word.toLowerCase()))).toEqual([])
})
