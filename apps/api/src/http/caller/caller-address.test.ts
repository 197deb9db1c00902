import { afterEach, describe, expect, test } from 'vitest'
import { insertAppointment } from '../../../test/fixtures/appointments.ts'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  PASSWORD,
  signIn,
  type TestApp,
} from '../../../test/index.ts'
import { callerAddress, parseTrustProxy } from './caller-address.ts'

const callers: readonly (readonly [string, string, string | undefined, string])[] = [
  // Trusted proxies, connection, forwarded, caller.
  ['off', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['1', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['1', '127.0.0.1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['1', '::ffff:10.0.0.2', '203.0.113.7', '203.0.113.7'],
  ['1', '127.0.0.1', undefined, '127.0.0.1'],
  // Bypassing the proxy.
  ['1', '203.0.113.9', '6.6.6.6', '203.0.113.9'],
  ['2', '127.0.0.1', '6.6.6.6, 203.0.113.7, 198.51.100.1', '203.0.113.7'],
  ['10.0.0.0/8', '10.1.2.3', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['10.0.0.0/8', '10.1.2.3', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['10.0.0.0/8', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['2001:db8::/32', '2001:db8::1', '2001:db9::7', '2001:db9::7'],
  // Some proxies add the port.
  ['1', '127.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
  ['1', '127.0.0.1', '[2001:db9::7]:4711', '2001:db9::7'],
  ['1', '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
]

test.each(callers)(
  'TRUST_PROXY=%s: %s forwards %s, the caller is %s',
  (setting, remoteAddress, forwarded, who) => {
    const trusts = parseTrustProxy(setting)
    if (!trusts) throw new Error('is a setting')
    const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }
    expect(callerAddress(trusts, request as never)).toBe(who)
  },
)

const CALLER = '203.0.113.7'
let t: TestApp

/** A server on a real socket, and calls as a proxy on this machine forwards them. */
const startBehindProxy = async (settings: Record<string, string>) => {
  t = await buildTestApp(settings)
  const url = await t.app.listen({ host: '127.0.0.1', port: 0 })
  return (path: string, forwarded: string, init: RequestInit = {}) =>
    fetch(`${url}/api/v1/${path}`, { ...init, headers: { ...init.headers, 'x-forwarded-for': forwarded } })
}

describe('a caller who forges the first hop', () => {
  afterEach(() => t.close())

  test('stays under the limit of their own address, and uses up nobody else’s', async () => {
    const call = await startBehindProxy({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '5' })
    const statuses: number[] = []
    for (let at = 1; at <= 6; at += 1) {
      statuses.push((await call('health/live', `198.51.100.${at}, ${CALLER}`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await call('health/live', '198.51.100.1')).status).toBe(200)
  })

  test('is listed and written down with their own address', async () => {
    const call = await startBehindProxy({ TRUST_PROXY: '127.0.0.0/8' })
    const specialtyId = await createSpecialty(t.deps)
    const specialist = await createSpecialist(t.deps, { specialtyId })
    const paula = await createCustomer(t.deps)
    const startsAt = t.clock.now()
    await insertAppointment(t, { specialist, customer: paula, specialtyId, startsAt, status: 'finished' })
    const forged = `198.51.100.1, ${CALLER}`
    const login = await call('jwt/login', forged, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: paula.email, password: PASSWORD }),
    })
    const { accessToken } = (await login.json()) as { accessToken: string }
    const authorization = `Bearer ${accessToken}`
    const listed = await call('authentication/sessions', forged, { headers: { authorization } })
    expect(await listed.json()).toMatchObject({ data: [{ address: CALLER }] })

    const { headers } = await signIn(t.deps, specialist)
    const begun = await call('records/create', forged, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ customer_id: paula.customerId, complaint: 'Dor' }),
    })
    expect(begun.ok).toBe(true)
    const lines = await t.deps.db.selectFrom('access_log').select('address').execute()
    expect(lines.length).toBeGreaterThan(0)
    expect(new Set(lines.map(({ address }) => address))).toEqual(new Set([CALLER]))
  })

  test.each(['1', 'off', '10.0.0.0/8'])('reads no metrics, with TRUST_PROXY=%s', async (setting) => {
    const call = await startBehindProxy({ TRUST_PROXY: setting })
    expect((await call('metrics', `127.0.0.1, ${CALLER}`)).status).toBe(404)
    expect((await call('metrics', `127.0.0.1`)).status).toBe(404)
    expect((await fetch(`${t.app.listeningOrigin}/api/v1/metrics`)).status).toBe(200)
  })
})
