import { MINUTE } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { URGENT_PRICE, useQueueFixture } from '../../../test/fixtures/queue-fixture.ts'
import {
  createAdmin,
  createSpecialist,
  giveCard,
  giveCredit,
  insertAppointment,
  runJobs,
  signIn,
  type TestCustomer,
} from '../../../test/index.ts'

const fixture = useQueueFixture()

const born = async ({ customerId }: TestCustomer, birth_date: string): Promise<void> => {
  const { db } = fixture().t.deps
  await db.updateTable('customers').set({ birth_date }).where('id', '=', customerId).execute()
}

test('a person is called only by who may attend the kind of care that they wait for', async () => {
  const w = fixture()
  const [paula, bruno] = [await w.patient(), await w.patient()]
  const [physician, dentist] = [await w.specialist(), await w.specialistOf('dentistry', 'CRO')]
  const fever = await w.wait(paula)
  const tooth = await w.wait(bruno, { kind_of_care: 'dentistry' })
  const listOf = async (who: typeof dentist) =>
    (await w.call(who, 'GET', 'queue/list')).body.data.map(({ id }: { id: string }) => id)
  expect([await listOf(physician), await listOf(dentist)]).toEqual([[fever], [tooth]])
  const before = await w.rows()
  expect((await w.update(dentist, fever, 'call')).status).toBe(404)
  expect(await w.rows()).toEqual(before)
  expect((await w.call(dentist, 'POST', 'queue/call-next')).body).toMatchObject({
    id: tooth,
    kind_of_care: 'dentistry',
  })
  expect((await w.call(paula, 'GET', 'queue/me')).body).toMatchObject({
    position: 1,
    on_duty: 1,
    attended_by: ['physician'],
  })
})

test('council and specialty both decide; who may attend nothing is not counted as on duty, and sees no queue', async () => {
  const w = fixture()
  const paula = await w.patient()
  const [last, ...others] = [
    await w.specialist(),
    await w.specialistOf('general', 'CREFITO'),
    await w.specialistOf('psychology', 'CRM'),
  ]
  await w.wait(paula)
  await w.duty(last, false)
  expect((await w.call(paula, 'GET', 'queue/me')).body.on_duty).toBe(0)
  for (const who of others) {
    expect((await w.call(who, 'GET', 'queue/permission')).body).toMatchObject({ allowed: false, kinds: [] })
    expect(await w.call(who, 'GET', 'queue/list')).toMatchObject({
      status: 403,
      body: { code: 'queue_not_allowed' },
    })
    expect((await w.call(who, 'POST', 'queue/call-next')).status).toBe(403)
  }
})

test('a child under twelve waits for a pediatrician, and nobody gets the kind of another age', async () => {
  const w = fixture()
  const [child, adult] = [await w.patient(), await w.patient()]
  await born(child, '2018-01-10')
  await born(adult, '1950-01-10')
  await w.specialistOf('pediatrics')
  await w.specialistOf('psychology', 'CRP')
  const before = await w.rows()
  for (const [who, kind_of_care] of [
    [child, 'general'],
    [adult, 'pediatrics'],
  ] as const) {
    expect(await w.enter(who, { kind_of_care })).toMatchObject({
      status: 409,
      body: { code: 'care_kind_not_for_age' },
    })
  }
  expect(await w.rows()).toEqual(before)
  expect((await w.enter(child)).body).toMatchObject({
    kind_of_care: 'pediatrics',
    attended_by: ['pediatrician'],
  })
  expect((await w.enter(adult, { kind_of_care: 'psychology' })).body).toMatchObject({
    kind_of_care: 'psychology',
  })
})

test('nobody enters, or is charged, where nobody is on duty for that kind', async () => {
  const w = fixture()
  const paula = await w.patient()
  const last = await w.specialistOf('dentistry', 'CRO')
  await giveCard(w.t, await signIn(w.t.deps, paula))
  await runJobs(w.t)
  const before = await w.rows()
  const wallet = await w.wallet(paula)
  for (const more of [{}, { payment_method: 'credit_card' }, { payment_method: 'pix' }]) {
    expect(await w.enter(paula, more)).toMatchObject({ status: 409, body: { code: 'nobody_on_duty' } })
  }
  await w.duty(last, false)
  expect(await w.enter(paula, { kind_of_care: 'dentistry' })).toMatchObject({
    body: { code: 'nobody_on_duty' },
  })
  expect(await w.rows()).toEqual(before)
  expect(await w.wallet(paula)).toBe(wallet)
})

test('who is shown as on duty for a kind may attend it', async () => {
  const w = fixture()
  const paula = await w.patient()
  const [physician, dentist] = [await w.specialist(), await w.specialistOf('dentistry', 'CRO')]
  await w.specialistOf('general', 'CREFITO')
  const shown = async (kind: string) => {
    const { body } = await w.call(paula, 'GET', `specialists/specialists?care_kind=${kind}`)
    return body.data.map(({ id }: { id: string }) => id)
  }
  expect(await shown('general')).toEqual([physician.specialistId])
  expect(await shown('dentistry')).toEqual([dentist.specialistId])
  expect(await shown('pediatrics')).toEqual([])
  await w.duty(dentist, false)
  expect(await shown('dentistry')).toEqual([])
})

test('an admin says which kinds a specialty attends', async () => {
  const w = fixture()
  const [admin, sergio] = [await createAdmin(w.t.deps), await w.specialist()]
  const path = `specialties/${w.specialtyId}`
  const kindsOf = async () => (await w.call(sergio, 'GET', 'queue/permission')).body.kinds
  expect(await kindsOf()).toEqual(['general'])
  expect((await w.call(sergio, 'PUT', path, { care_kinds: ['pediatrics'] })).status).toBe(403)
  expect((await w.call(admin, 'PUT', path, { care_kinds: ['surgery'] })).status).toBe(422)
  expect(await kindsOf()).toEqual(['general'])
  expect((await w.call(admin, 'PUT', path, { care_kinds: ['general', 'pediatrics'] })).status).toBe(200)
  expect(await kindsOf()).toEqual(['general', 'pediatrics'])
  expect((await w.call(admin, 'GET', `specialties/catalogue/${w.specialtyId}`)).body.care_kinds).toEqual([
    'general',
    'pediatrics',
  ])
  await w.call(admin, 'PUT', path, { care_kinds: ['general'] })
  expect(await kindsOf()).toEqual(['general'])
})

test('before paying, each kind says who is on duty, how many wait and who answers', async () => {
  const w = fixture()
  const [paula, bruno] = [await w.patient(), await w.patient()]
  await w.specialist()
  await w.specialistOf('psychology', 'CRP')
  await w.wait(bruno, { kind_of_care: 'psychology' })
  expect((await w.call(paula, 'GET', 'queue/offer')).body).toMatchObject({
    on_duty: 1,
    waiting: 0,
    kinds: [
      { kind_of_care: 'general', on_duty: 1, waiting: 0, estimate: null, attended_by: ['physician'] },
      { kind_of_care: 'pediatrics', on_duty: 0, waiting: 0 },
      { kind_of_care: 'dentistry', on_duty: 0, waiting: 0 },
      { kind_of_care: 'psychology', on_duty: 1, waiting: 1, attended_by: ['psychologist'] },
    ],
  })
})

test('where the last of a kind leaves duty, those of that kind are told until when, and others wait on', async () => {
  const w = fixture()
  const [paula, bruno] = [await w.patient(), await w.patient()]
  await w.specialist()
  const dentist = await w.specialistOf('dentistry', 'CRO')
  await w.wait(paula)
  await w.wait(bruno, { kind_of_care: 'dentistry' })
  const untilOf = async (who: TestCustomer) => (await w.call(who, 'GET', 'queue/me')).body.expires_at
  const [general, dental] = [await untilOf(paula), await untilOf(bruno)]
  await w.duty(dentist, false)
  expect(await untilOf(paula)).toBe(general)
  expect(Date.parse(await untilOf(bruno))).toBeLessThan(Date.parse(dental))
})

test('specialties known by their name attend their kind, and a specialist of several attends each', async () => {
  const w = fixture()
  const { deps } = w.t
  const family = await deps.db
    .insertInto('specialties')
    .values({ id: deps.newId(), name: 'Medicina de família', slug: 'medicina-de-familia' })
    .returning(['id', 'care_kinds'])
    .executeTakeFirstOrThrow()
  expect(family.care_kinds).toEqual(['general', 'pediatrics'])
  const doctor = await createSpecialist(deps, { specialtyId: family.id })
  expect((await w.call(doctor, 'GET', 'queue/permission')).body.kinds).toEqual(['general', 'pediatrics'])
})

test('a consultation that is booked soon is part of the estimate', async () => {
  const w = fixture()
  const [paula, ana] = [await w.patient(), await w.patient()]
  const sergio = await w.specialist()
  for (let nth = 0; nth < 5; nth += 1) {
    const id = await w.wait(ana)
    for (const action of ['call', 'start'] as const) await w.update(sergio, id, action)
    w.t.clock.advance(10 * MINUTE)
    await w.update(sergio, id, 'finish')
    await giveCredit(w.t.deps, ana.customerId, URGENT_PRICE)
  }
  const told = async () => (await w.call(paula, 'GET', 'queue/offer')).body.estimate
  expect(await told()).toEqual({ median_minutes: 0, p80_minutes: 0 })
  const from = w.t.clock.now().getTime() + 5 * MINUTE
  const { specialtyId } = w
  const startsAt = new Date(from)
  await insertAppointment(w.t, {
    specialist: sergio,
    customer: ana,
    specialtyId,
    startsAt,
    status: 'confirmed',
  })
  expect(await told()).toEqual({ median_minutes: 35, p80_minutes: 35 })
})
