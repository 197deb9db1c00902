import { afterAll, beforeAll, expect, test } from 'vitest'
import { payAppointment } from '../test/fixtures/appointments.ts'
import {
  aPng,
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  insertAppointment,
  multipartOf,
  type SignedIn,
  signIn,
  type TestApp,
} from '../test/index.ts'
import { createPasswords } from './features/auth/index.ts'
import type { Lane, Lanes } from './lane.ts'

let t: TestApp
let patient: SignedIn
let specialist: SignedIn
let admin: SignedIn
let paidId: string
let adminId: string
beforeAll(async () => {
  t = await buildTestApp()
  const specialtyId = await createSpecialty(t.deps)
  const doctor = await createSpecialist(t.deps, { specialtyId })
  const customer = await createCustomer(t.deps)
  const startsAt = t.clock.now()
  paidId = await insertAppointment(t, {
    specialist: doctor,
    customer,
    specialtyId,
    startsAt,
    status: 'finished',
  })
  await payAppointment(t, paidId, customer)
  patient = await signIn(t.deps, customer)
  specialist = await signIn(t.deps, doctor)
  const boss = await createAdmin(t.deps)
  adminId = boss.userId
  admin = await signIn(t.deps, boss)
})
afterAll(() => t.close())

/** A lane refuses within the same turn. */
const isRefused = (work: Promise<void>): Promise<boolean> =>
  new Promise((resolve) => {
    work.catch(() => resolve(true))
    setImmediate(() => resolve(false))
  })

/** Fills the lane with endless work; returns the amount, and a function to end it. */
const fill = async (lane: Lane) => {
  const end = Promise.withResolvers<void>()
  const taken: Promise<void>[] = []
  for (let next = lane(() => end.promise); !(await isRefused(next)); next = lane(() => end.promise))
    taken.push(next)
  const empty = async () => {
    end.resolve()
    await Promise.all(taken)
  }
  return { count: taken.length, empty }
}

const get = (url: string, { headers }: SignedIn) => t.app.inject({ url: `/api/v1/${url}`, headers })

const heavy: readonly (readonly [keyof Lanes, string, () => ReturnType<typeof get>])[] = [
  ['papers', 'a receipt', () => get(`schedules/${paidId}/receipt.pdf`, patient)],
  ['tables', 'a statement', () => get('balances/balanceSpecialist/statement.csv', specialist)],
  ['tables', 'the audit', () => get('audit/export', admin)],
  [
    'pictures',
    'a picture',
    () =>
      t.app.inject({
        method: 'PUT',
        url: `/api/v1/admins/${adminId}/avatar`,
        headers: admin.headers,
        payload: multipartOf({}, { avatar: aPng() }),
      }),
  ],
]

test.each(heavy)(
  'while the lane of %s is full, %s is refused for now, and other calls are answered',
  async (name, _what, call) => {
    const { count, empty } = await fill(t.deps.lanes[name])
    expect(count).toBeLessThan(100)
    const refused = await call()
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ])
    expect((await get('authentication/sessions', patient)).statusCode).toBe(200)
    await empty()
    expect((await call()).statusCode).toBeLessThan(300)
  },
)

test('passwords beyond what two at a time can do in time are refused for now', async () => {
  const end = Promise.withResolvers<boolean>()
  let begun = 0
  const passwords = createPasswords(() => {
    begun += 1
    return end.promise
  })
  const tries = Array.from({ length: 202 }, () => passwords.matches('a hash', 'a password'))
  await expect(passwords.matches('a hash', 'a password')).rejects.toMatchObject({ code: 'unavailable' })
  expect(begun).toBe(2)
  end.resolve(true)
  expect(new Set(await Promise.all(tries))).toEqual(new Set([true]))
  await passwords.close()
})
