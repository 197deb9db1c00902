import { MINUTE } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { URGENT_PRICE, useQueueFixture } from '../../../test/fixtures/queue-fixture.ts'
import { runJobs } from '../../../test/index.ts'

const fixture = useQueueFixture()

test('a patient waits, is called, answers, is attended and becomes a finished appointment', async () => {
  const w = fixture()
  const [paula, sergio] = [await w.patient(), await w.specialist()]
  const entered = await w.enter(paula)
  expect(entered.status).toBe(201)
  expect(entered.body).toMatchObject({
    status: 'waiting',
    kind_of_care: 'general',
    attended_by: ['physician'],
    position: 1,
    on_duty: 1,
    estimate: null,
    price: URGENT_PRICE,
    priority: 'normal',
    payment: { method: 'wallet', status: 'paid', amount: URGENT_PRICE },
    can: { leave: true, answer: false },
  })
  expect([await w.wallet(paula), await w.held(paula)]).toEqual([URGENT_PRICE, URGENT_PRICE])

  const { id } = entered.body
  const list = await w.call(sergio, 'GET', 'queue/list')
  expect(list.status).toBe(200)
  expect(list.body.data).toMatchObject([
    { id, position: 1, complaint: 'Febre alta desde ontem', priority: 'normal' },
  ])
  expect(list.body.data[0].customer.name).toMatch(/^Paula \d\.$|^Paula \w\.$/)

  expect(await w.update(sergio, id, 'call')).toMatchObject({
    status: 200,
    body: { id, status: 'called', schedule_id: null, current: { id, status: 'called' } },
  })
  expect((await w.call(paula, 'GET', 'queue/me')).body).toMatchObject({
    status: 'called',
    position: null,
    specialist: { id: sergio.specialistId },
    can: { leave: false, answer: true },
  })
  const answered = await w.answer(paula)
  expect(answered).toMatchObject({ status: 200, body: { status: 'called', answer_by: null } })
  // A repeated answer changes nothing.
  expect((await w.answer(paula)).body.answered_at).toBe(answered.body.answered_at)

  expect(await w.update(sergio, id, 'start')).toMatchObject({
    status: 200,
    body: { status: 'in_progress', schedule_id: id, current: { status: 'in_progress', schedule_id: id } },
  })
  expect([await w.held(paula), await w.balance(`pending:${sergio.specialistId}`)]).toEqual([0, 7650])
  expect((await w.call(paula, 'GET', 'queue/me')).body).toMatchObject({
    status: 'in_progress',
    schedule_id: id,
  })
  const appointment = await w.call(paula, 'GET', `schedules/${id}`)
  expect(appointment.body).toMatchObject({
    id,
    status: 'in_progress',
    online: true,
    specialty: { name: 'Pronto atendimento' },
    price: URGENT_PRICE,
    can: { join: true, cancel: false },
  })
  await w.call(paula, 'PUT', 'customer/consents', { kind: 'telemedicine', accepted: true })
  const grant = await w.call(sergio, 'POST', `schedules/${id}/agoraio`)
  expect([200, 409]).toContain(grant.status)

  const record = await w.call(sergio, 'POST', 'records/create', { schedule_id: id, complaint: 'Febre' })
  expect(record.status, JSON.stringify(record.body)).toBe(201)

  expect(await w.update(sergio, id, 'finish')).toMatchObject({
    status: 200,
    body: { status: 'finished', current: null },
  })
  expect((await w.call(paula, 'GET', `schedules/${id}`)).body).toMatchObject({
    status: 'finished',
    can: { review: true },
  })
  expect(await w.call(paula, 'GET', 'queue/me')).toEqual({ status: 200, body: null })
  expect((await w.call(paula, 'GET', 'queue/offer')).body.last).toMatchObject({ id, end_reason: 'finished' })
  const review = { schedule_id: id, rating: 5 }
  expect((await w.call(paula, 'POST', 'customer/reviews', review)).status).toBe(201)
  expect(await runJobs(w.t)).toEqual([])
  await w.expectWhole()
})

test('a consultation that is closed in the call room is over in the queue', async () => {
  const w = fixture()
  const [paula, sergio] = [await w.patient(), await w.specialist()]
  const id = await w.wait(paula)
  await w.update(sergio, id, 'call')
  await w.answer(paula)
  await w.update(sergio, id, 'start')
  const done = await w.call(sergio, 'PUT', `schedules/${id}/update-status`, { status: 'finished' })
  expect(done.status).toBe(200)
  expect((await w.call(sergio, 'GET', 'queue/list')).body).toMatchObject({ current: null, attending: [] })
  expect((await w.update(sergio, id, 'finish')).status).toBe(409)
})

test('the estimate is what attendances took, by who is on duty; nothing is told before five of them', async () => {
  const w = fixture()
  const sergio = await w.specialist()
  for (const _ of Array(5)) {
    const patient = await w.patient()
    const id = await w.wait(patient)
    await w.update(sergio, id, 'call')
    await w.answer(patient)
    await w.update(sergio, id, 'start')
    expect((await w.call(patient, 'GET', 'queue/offer')).body.estimate).toBeNull()
    w.t.clock.advance(12 * MINUTE)
    await w.update(sergio, id, 'finish')
  }
  const [ana, bia, caio] = [await w.patient(), await w.patient(), await w.patient()]
  const first = await w.wait(ana)
  await w.update(sergio, first, 'call')
  await w.wait(bia)
  await w.wait(caio)
  const waits = async (who: typeof ana) => (await w.call(who, 'GET', 'queue/me')).body
  const both = (minutes: number) => ({ median_minutes: minutes, p80_minutes: minutes })
  expect(await waits(bia)).toMatchObject({ position: 1, estimate: both(12), estimated_wait: 12 })
  expect(await waits(caio)).toMatchObject({ position: 2, estimate: both(24), estimated_wait: 24 })
  await w.specialist()
  expect(await waits(caio)).toMatchObject({ position: 2, estimate: both(12) })
  // Those ahead have waited twenty minutes by now, whoever went on duty since.
  await w.specialist()
  w.t.clock.advance(20 * MINUTE)
  const late = await w.patient()
  await w.wait(late)
  expect((await waits(late)).estimate.median_minutes).toBeGreaterThanOrEqual(20)
})

test('signs of an emergency need an acknowledgement, come first, and are kept with their time', async () => {
  const w = fixture()
  const [ana, bia, sergio] = [await w.patient(), await w.patient(), await w.specialist()]
  const first = await w.wait(ana)
  const red_flags = ['chest_pain', 'suicidal_thoughts']
  const before = await w.rows()
  expect(await w.enter(bia, { red_flags })).toMatchObject({
    status: 409,
    body: { code: 'emergency_not_acknowledged' },
  })
  expect(await w.rows()).toEqual(before)
  expect(await w.call(bia, 'POST', 'queue/red-flags', { red_flags })).toMatchObject({
    status: 201,
    body: { call: ['192', '188'] },
  })
  const urgent = await w.wait(bia, { red_flags, red_flags_acknowledged: true })
  expect((await w.call(ana, 'GET', 'queue/me')).body.position).toBe(2)
  const { data } = (await w.call(sergio, 'GET', 'queue/list')).body
  expect(data).toMatchObject([{ id: urgent, priority: 'urgent', red_flags }, { id: first }])
  const next = await w.call(sergio, 'POST', 'queue/call-next')
  expect(next).toMatchObject({ status: 200, body: { id: urgent, red_flags } })
  const stored = await w.t.deps.db
    .selectFrom('queue_entries')
    .selectAll()
    .where('id', '=', urgent)
    .executeTakeFirst()
  expect(stored?.acknowledged_at).not.toBeNull()
  expect(JSON.stringify(stored)).not.toContain('Febre')
})

test('a first reading of a complaint is in the access log of the patient, once', async () => {
  const w = fixture()
  const [paula, sergio] = [await w.patient(), await w.specialist()]
  const id = await w.wait(paula)
  await w.call(sergio, 'GET', 'queue/list')
  await w.call(sergio, 'GET', 'queue/list')
  const lines = await w.t.deps.db
    .selectFrom('access_log')
    .select(['action', 'object', 'basis', 'user_id'])
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()
  expect(lines).toEqual([
    { action: 'create', object: 'queue', basis: 'own', user_id: paula.userId },
    { action: 'read', object: 'queue', basis: 'care', user_id: sergio.userId },
  ])
  const log = await w.call(paula, 'GET', 'customer/access-log')
  expect(log.body.data).toMatchObject([
    { object: 'queue', action: 'read' },
    { object: 'queue', action: 'create' },
  ])
})

test('a dependent waits through the guardian, and stands in the list under the own name and age', async () => {
  const w = fixture()
  const [paula, sergio] = [await w.patient(), await w.specialistOf('pediatrics')]
  const child = { name: 'Beatriz Lima', birthDate: '2019-03-01', relation: 'child' }
  const made = await w.call(paula, 'POST', 'customer/dependents', child)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const id = await w.wait(paula, { dependent_id: made.body.id })
  const { data } = (await w.call(sergio, 'GET', 'queue/list')).body
  expect(data[0].customer).toEqual({ name: 'Beatriz L.', initials: 'B. L.', age: 7 })
  await w.update(sergio, id, 'call')
  await w.update(sergio, id, 'start')
  expect((await w.call(paula, 'GET', `schedules/${id}`)).body.dependent).toMatchObject({
    name: 'Beatriz Lima',
  })
  const theirs = { dependent_id: made.body.id }
  expect((await w.enter(await w.patient(), theirs)).status).toBe(404)
})
