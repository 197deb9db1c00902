import { MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../../test/index.ts'
import { appCode, turnOnFactor } from '../../../../test/second-factor.ts'
import { requireRecentSecondFactor } from '../index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ SECOND_FACTOR: 'required' })
})
afterAll(() => t.close())

const ask = async (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { headers }: SignedIn,
  payload?: object,
) => {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
  return [answer.statusCode, answer.body === '' ? '' : answer.json().code]
}
const CANCEL = 'schedules/auth/schedules/00000000-0000-7000-8000-000000000000/cancel'
const CALL = 'schedules/00000000-0000-7000-8000-000000000000/agoraio'

test('an admin without one does nothing but turn it on, and then does not turn it off', async () => {
  const admin = await createAdmin(t.deps)
  const session = await signIn(t.deps, admin)
  expect(await ask('DELETE', CANCEL, session)).toEqual([403, 'second_factor_setup_required'])
  expect(await ask('GET', 'authentication/authenticateToken', session)).toEqual([200, undefined])
  const { secret } = await turnOnFactor(t, session)
  expect(await ask('DELETE', CANCEL, session)).toEqual([404, 'not_found'])
  expect(await ask('DELETE', 'authentication/mfa', session)).toEqual([409, 'second_factor_mandatory'])

  const byPassword = await signIn(t.deps, admin)
  expect(await ask('DELETE', CANCEL, byPassword)).toEqual([403, 'second_factor_required'])
  t.clock.advance(MINUTE)
  const code = appCode(t, secret)
  expect(await ask('POST', 'authentication/mfa/verify', byPassword, { code })).toEqual([204, ''])
  expect(await ask('DELETE', CANCEL, byPassword)).toEqual([404, 'not_found'])
})

test('a specialist needs one before the first call, and not before', async () => {
  const doctor = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
  const session = await signIn(t.deps, doctor)
  expect((await ask('GET', 'specialists-specialties', session))[0]).toBe(200)
  expect(await ask('POST', CALL, session)).toEqual([403, 'second_factor_setup_required'])
  await turnOnFactor(t, session)
  expect(await ask('POST', CALL, session)).toEqual([404, 'not_found'])
})

test('what asks for a recent one says whether one must be shown or set up', async () => {
  const doctor = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
  const session = await signIn(t.deps, doctor)
  const actor = {
    role: 'specialist',
    userId: doctor.userId,
    sessionId: session.sessionId,
    specialistId: doctor.specialistId,
    status: 1,
    rules: [],
    timeZone: 'America/Sao_Paulo',
    secondFactor: 'none',
  } as const
  const isRecent = () => requireRecentSecondFactor(t.deps, actor)
  await expect(isRecent()).rejects.toMatchObject({ code: 'second_factor_setup_required' })
  await turnOnFactor(t, session)
  await isRecent()
  t.clock.advance(10 * MINUTE)
  await expect(isRecent()).rejects.toMatchObject({ code: 'second_factor_required' })
})
