import { MINUTE } from '@emma/domain/interval'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertAppointment } from '../../../../test/fixtures/appointments.ts'
import { URGENT_PRICE, useQueueFixture } from '../../../../test/fixtures/queue-fixture.ts'
import { createSpecialist, runJobs, type TestSpecialist } from '../../../../test/index.ts'

const fixture = useQueueFixture()
/** Nobody can enter unless somebody is on duty. */
let colleague: TestSpecialist
beforeEach(async () => {
  colleague = await fixture().specialist()
})
const MISSING = '00000000-0000-7000-8000-000000000000'

/** Expects a call to be refused without writing anything. */
const refused = async (call: () => Promise<{ status: number; body: { code?: string } }>) => {
  const before = await fixture().rows()
  const { status, body } = await call()
  expect(await fixture().rows()).toEqual(before)
  return [status, body.code]
}

describe('entering', () => {
  test.each([
    ['without a complaint', { complaint: '  ' }, [422, 'validation_failed']],
    ['with an unknown sign', { red_flags: ['hiccups'] }, [422, 'validation_failed']],
    ['with an unknown field', { priority: 'urgent' }, [422, 'validation_failed']],
    ['by an unknown method', { payment_method: 'cash' }, [422, 'validation_failed']],
    ['by a card where there is none', { payment_method: 'credit_card' }, [422, 'card_required']],
    ["by somebody else's card", { payment_method: 'credit_card', card_id: MISSING }, [422, 'card_required']],
    ['for a dependent of nobody', { dependent_id: MISSING }, [404, 'not_found']],
    [
      'with a sign that was not acknowledged',
      { red_flags: ['seizure'] },
      [409, 'emergency_not_acknowledged'],
    ],
  ])('%s', async (_, more, expected) => {
    const paula = await fixture().patient()
    expect(await refused(() => fixture().enter(paula, more))).toEqual(expected)
  })

  test('with too little in the wallet, and twice', async () => {
    const w = fixture()
    const poor = await w.patient(URGENT_PRICE - 1)
    expect(await refused(() => w.enter(poor))).toEqual([409, 'wallet_insufficient'])
    const paula = await w.patient(2 * URGENT_PRICE)
    await w.wait(paula)
    expect(await refused(() => w.enter(paula))).toEqual([409, 'already_in_queue'])
    expect(await refused(() => w.enter(paula, { payment_method: 'pix' }))).toEqual([409, 'already_in_queue'])
  })

  test('advice without a sign, or for somebody else’s dependent', async () => {
    const w = fixture()
    const paula = await w.patient()
    const advise = (body: object) => refused(() => w.call(paula, 'POST', 'queue/red-flags', body))
    expect(await advise({ red_flags: [] })).toEqual([422, 'validation_failed'])
    expect(await advise({ red_flags: ['seizure'], dependent_id: MISSING })).toEqual([404, 'not_found'])
  })
})

describe('waiting', () => {
  test('nobody answers or leaves what they are not in', async () => {
    const w = fixture()
    const paula = await w.patient()
    for (const [method, path] of [
      ['DELETE', 'queue/me'],
      ['POST', 'queue/me/answer'],
    ] as const) {
      expect(await refused(() => w.call(paula, method, path))).toEqual([404, 'not_found'])
    }
    await w.wait(paula)
    expect(await refused(() => w.answer(paula))).toEqual([409, 'invalid_transition'])
  })

  test('who is called or attended does not leave; who answered and is not met does', async () => {
    const w = fixture()
    const [paula, sergio] = [await w.patient(), await w.specialist()]
    const id = await w.wait(paula)
    const leave = () => w.call(paula, 'DELETE', 'queue/me')
    await w.update(sergio, id, 'call')
    expect(await refused(leave)).toEqual([409, 'invalid_transition'])
    await w.update(sergio, id, 'start')
    expect(await refused(leave)).toEqual([409, 'invalid_transition'])
    await w.update(sergio, id, 'finish')
    const [bruno, before] = [await w.patient(), await w.specialist()]
    const second = await w.wait(bruno)
    await w.update(before, second, 'call')
    expect((await w.answer(bruno)).body).toMatchObject({ can: { leave: true }, meet_by: expect.any(String) })
    expect(await w.call(bruno, 'DELETE', 'queue/me')).toMatchObject({
      status: 200,
      body: { status: 'left', payment: { returned: { wallet: URGENT_PRICE } } },
    })
    expect(await refused(() => w.update(before, second, 'start'))).toEqual([409, 'invalid_transition'])
    await w.expectWhole()
  })

  test('an account with a place in the queue is not erased', async () => {
    const w = fixture()
    const paula = await w.patient(URGENT_PRICE)
    await w.wait(paula)
    const path = `customer/deleteCustomer/${paula.customerId}`
    expect(await refused(() => w.call(paula, 'DELETE', path))).toEqual([409, 'erasure_not_allowed'])
  })
})

describe('attending', () => {
  test('only on duty, and only while active', async () => {
    const w = fixture()
    const id = await w.wait(await w.patient())
    const off = await w.specialist(false)
    for (const call of [
      () => w.call(off, 'GET', 'queue/list'),
      () => w.update(off, id, 'call'),
      () => w.call(off, 'POST', 'queue/call-next'),
    ]) {
      expect(await refused(call)).toEqual([403, 'not_on_duty'])
    }
    const suspended = await createSpecialist(w.t.deps, { specialtyId: w.specialtyId, status: 4 })
    expect(await refused(() => w.call(suspended, 'GET', 'queue/list'))).toEqual([403, 'forbidden'])
    expect(await refused(() => w.call(suspended, 'GET', 'queue/permission'))).toEqual([403, 'forbidden'])
  })

  test('nobody starts, finishes or misses what is not theirs, or not called', async () => {
    const w = fixture()
    const [sergio, other] = [await w.specialist(), await w.specialist()]
    const id = await w.wait(await w.patient())
    for (const action of ['start', 'finish', 'absent']) {
      expect(await refused(() => w.update(sergio, id, action)), action).toEqual([409, 'invalid_transition'])
      expect(await refused(() => w.update(sergio, MISSING, action))).toEqual([404, 'not_found'])
    }
    await w.update(sergio, id, 'call')
    for (const action of ['start', 'finish', 'absent']) {
      expect(await refused(() => w.update(other, id, action)), action).toEqual([404, 'not_found'])
    }
    expect(await refused(() => w.update(other, id, 'call'))).toEqual([409, 'queue_taken'])
    expect(await refused(() => w.update(sergio, id, 'call'))).toEqual([409, 'already_attending'])
    expect(await refused(() => w.update(sergio, id, 'finish'))).toEqual([409, 'invalid_transition'])
    await w.update(sergio, id, 'start')
    expect(await refused(() => w.update(sergio, id, 'start'))).toEqual([409, 'invalid_transition'])
    expect(await refused(() => w.update(sergio, id, 'absent'))).toEqual([409, 'invalid_transition'])
  })

  test('one patient at a time, and nobody next where nobody waits', async () => {
    const w = fixture()
    const sergio = await w.specialist()
    expect(await refused(() => w.call(sergio, 'POST', 'queue/call-next'))).toEqual([404, 'not_found'])
    const [first, second] = [await w.wait(await w.patient()), await w.wait(await w.patient())]
    await w.update(sergio, first, 'call')
    expect(await refused(() => w.update(sergio, second, 'call'))).toEqual([409, 'already_attending'])
    expect(await refused(() => w.call(sergio, 'POST', 'queue/call-next'))).toEqual([409, 'already_attending'])
  })

  test('nobody is in two consultations at once, neither who attends nor who is attended', async () => {
    const w = fixture()
    const [paula, pedro, sergio] = [await w.patient(), await w.patient(), await w.specialist()]
    const id = await w.wait(pedro)
    const { clock } = w.t
    const startsAt = new Date(clock.now().getTime() - 10 * MINUTE)
    const people = { customer: paula, specialist: sergio, specialtyId: w.specialtyId }
    const booked = await insertAppointment(w.t, { ...people, startsAt, status: 'in_progress' })
    expect(await refused(() => w.enter(paula))).toEqual([409, 'already_booked_then'])
    expect((await w.enter(paula)).body).toMatchObject({ schedule_id: booked })
    expect(await refused(() => w.update(sergio, id, 'call'))).toEqual([409, 'already_attending'])
    expect(await refused(() => w.call(sergio, 'POST', 'queue/call-next'))).toEqual([409, 'already_attending'])
    expect((await w.call(sergio, 'GET', 'queue/list')).body.data).toMatchObject([{ id }])
    clock.advance(55 * MINUTE)
    expect((await w.update(sergio, id, 'call')).status).toBe(200)
  })

  test('who never came is absent after a quarter of an hour, and the specialist is paid', async () => {
    const w = fixture()
    const [paula, sergio] = [await w.patient(), await w.specialist()]
    const id = await w.wait(paula)
    await w.update(sergio, id, 'call')
    await w.answer(paula)
    await w.update(sergio, id, 'start')
    w.t.clock.advance(15 * MINUTE)
    expect((await w.update(sergio, id, 'absent')).body).toMatchObject({ status: 'finished', current: null })
    expect((await w.call(paula, 'GET', `schedules/${id}`)).body.status).toBe('no_show')
    expect((await w.call(paula, 'GET', 'queue/offer')).body.last.end_reason).toBe('no_show')
    expect(await runJobs(w.t)).toEqual([])
    await w.expectWhole()
  })
})

describe('a group', () => {
  const join = async (specialistId: string, more: { pa_enabled: boolean; pa_permission: boolean }) => {
    const { db, newId, clock } = fixture().t.deps
    const [id, now] = [newId(), clock.now()]
    const cnpj = String(Math.floor(Math.random() * 1e14)).padStart(14, '0')
    await db
      .insertInto('companies')
      .values({
        id,
        name: `Clínica ${id.slice(-4)}`,
        cnpj,
        status: 'approved',
        percent: 20,
        pa_enabled: more.pa_enabled,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await db
      .insertInto('company_members')
      .values({
        company_id: id,
        specialist_id: specialistId,
        pa_permission: more.pa_permission,
        joined_at: now,
      })
      .execute()
    return id
  }

  test('without its flag or the permission is refused; with both it earns its share', async () => {
    const w = fixture()
    const [paula, sergio] = [await w.patient(), colleague]
    const without = await join(sergio.specialistId, { pa_enabled: false, pa_permission: true })
    const notMe = await join(sergio.specialistId, { pa_enabled: true, pa_permission: false })
    const both = await join(sergio.specialistId, { pa_enabled: true, pa_permission: true })
    const set = (company_id: string | null) => w.call(sergio, 'PATCH', 'queue/set-group', { company_id })
    expect(await refused(() => set(without))).toEqual([403, 'queue_not_allowed'])
    expect(await refused(() => set(notMe))).toEqual([403, 'queue_not_allowed'])
    expect(await refused(() => set(MISSING))).toEqual([404, 'not_found'])
    expect((await w.call(sergio, 'GET', 'queue/permission')).body).toMatchObject({
      allowed: true,
      on_duty: true,
      activeGroup: null,
    })
    expect((await set(both)).body).toMatchObject({ allowed: true, activeGroup: { id: both, allowed: true } })
    const id = await w.wait(paula)
    await w.update(sergio, id, 'call')
    await w.answer(paula)
    await w.update(sergio, id, 'start')
    await w.update(sergio, id, 'finish')
    // 15 % of 90.00 to the platform, 20 % of the rest to the company.
    expect([await w.balance(`pending:${both}`), await w.balance(`pending:${sergio.specialistId}`)]).toEqual([
      1530, 6120,
    ])
    const { db } = w.t.deps
    await db.updateTable('companies').set({ pa_enabled: false }).where('id', '=', both).execute()
    expect((await w.call(sergio, 'GET', 'queue/permission')).body).toMatchObject({ allowed: false })
    expect(await refused(() => w.call(sergio, 'GET', 'queue/list'))).toEqual([403, 'queue_not_allowed'])
    expect((await w.call(paula, 'GET', 'queue/offer')).body.on_duty).toBe(0)
    await w.expectWhole()
  })
})
