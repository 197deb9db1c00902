import { DAY } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  forgetJobs,
  giveCredit,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'

let t: TestApp
let specialtyId: string
let paula: TestCustomer
let sergio: TestSpecialist
let asPaula: SignedIn
let asAdmin: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

beforeEach(async () => {
  await forgetJobs(t)
  paula = await createCustomer(t.deps)
  sergio = await createSpecialist(t.deps, { specialtyId })
  asPaula = await signIn(t.deps, paula)
  asAdmin = await signIn(t.deps, await createAdmin(t.deps))
})

const call = (
  who: SignedIn | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const headers = who === null ? {} : who.headers
  return t.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
}
const erase = (who: SignedIn | null, id = paula.customerId) =>
  call(who, 'DELETE', `customer/deleteCustomer/${id}`)
const person = () =>
  t.deps.db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .selectAll('c')
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.avatar_key'])
    .where('c.id', '=', paula.customerId)
    .executeTakeFirstOrThrow()
const erasure = () =>
  t.deps.db.selectFrom('erasures').selectAll().where('customer_id', '=', paula.customerId).execute()
const insertBooked = (status: string) => {
  const startsAt = new Date(t.clock.now().getTime() + (status === 'finished' ? -DAY : DAY))
  return insertAppointment(t, { specialist: sergio, customer: paula, specialtyId, startsAt, status })
}
const expectUntouched = async () => {
  expect(await erasure()).toEqual([])
  expect(await person()).toMatchObject({ status: 'active', email: paula.email })
}

describe('who may', () => {
  test('nobody else: 401, 403 for a specialist, 404 for another patient and for nobody', async () => {
    const other = await signIn(t.deps, await createCustomer(t.deps))
    expect((await erase(null)).statusCode).toBe(401)
    expect((await erase(await signIn(t.deps, sergio))).statusCode).toBe(403)
    expect((await erase(other)).statusCode).toBe(404)
    expect((await erase(asAdmin, '019aa000-0000-7000-8000-00000000ffff')).statusCode).toBe(404)
    expect((await erase(asPaula, 'x')).statusCode).toBe(400)
    await expectUntouched()
  })

  test('with a second factor only a session that showed it lately', async () => {
    const confirmed_at = t.clock.now()
    const values = {
      user_id: paula.userId,
      secret_sealed: Buffer.of(1),
      created_at: confirmed_at,
      confirmed_at,
    }
    await t.deps.db.insertInto('second_factors').values(values).execute()
    expect((await erase(asPaula)).json()).toMatchObject({ status: 403, code: 'second_factor_required' })
    await expectUntouched()
  })
})

describe('while something is open', () => {
  const refused = async (path: string, message: string) => {
    const answer = await erase(asPaula)
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'erasure_not_allowed',
      errors: [{ path, message }],
    })
    expect(answer.json().reason).toBeTruthy()
    await expectUntouched()
    expect((await erase(asAdmin)).statusCode).toBe(409)
  }

  test.each(['awaiting_payment', 'confirmed', 'in_progress'])(
    '%s: an appointment, which is named',
    async (status) => {
      const id = await insertBooked(status)
      await refused(
        `appointments.${id}`,
        expect.stringMatching(/^Consulta com .+ em \d\d\/\d\d\/\d{4}, às \d+h/),
      )
    },
  )

  test('money in the wallet, which is said', async () => {
    await giveCredit(t.deps, paula.customerId, 5000)
    await refused('wallet', expect.stringContaining('Saldo de R$ 50,00 na carteira'))
  })

  test.each([
    ['pending', null, 'payments'],
    ['paid', 'processing', 'refunds'],
    ['paid', 'failed', 'refunds'],
  ] as const)('a payment that is %s with a refund that is %s', async (status, refund, path) => {
    const id = t.deps.newId()
    const now = t.clock.now()
    const appointment_id = await insertBooked('finished')
    const times = { created_at: now, updated_at: now }
    await t.deps.db
      .insertInto('payments')
      .values({
        id,
        appointment_id,
        customer_id: paula.customerId,
        method: 'pix',
        amount: 100,
        provider_amount: 100,
        status,
        provider_key: id,
        ...times,
      })
      .execute()
    if (refund) {
      const values = { id: t.deps.newId(), payment_id: id, amount: 100, reason: 'x', status: refund }
      await t.deps.db
        .insertInto('refunds')
        .values({ ...values, provider_key: values.id, created_at: now })
        .execute()
    }
    await refused(`${path}.${appointment_id}`, expect.stringContaining('de R$ 1,00'))
  })
})
