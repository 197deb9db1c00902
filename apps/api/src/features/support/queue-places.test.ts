import { expect, test } from 'vitest'
import { URGENT_PRICE, useQueueFixture } from '../../../test/fixtures/queue-fixture.ts'
import { createAdmin, createCustomer, giveCard, messagesTo, runJobs, signIn } from '../../../test/index.ts'

const fixture = useQueueFixture()
const reason = 'Ninguém da especialidade vem hoje'

test('support takes a place out of the queue: everything goes back the way it was paid, and the patient is told', async () => {
  const w = fixture()
  const admin = await createAdmin(w.t.deps)
  await w.specialist()
  const paula = await createCustomer(w.t.deps)
  await giveCard(w.t, await signIn(w.t.deps, paula))
  const id = await w.wait(paula, { payment_method: 'credit_card' })
  const path = `support/sales/${id}`
  expect((await w.call(admin, 'GET', path)).body).toMatchObject({
    kind: 'queue_entry',
    status: 'waiting',
    specialist: null,
    amount: URGENT_PRICE,
    can: { cancel: true, refund: 0 },
  })
  expect((await w.call(paula, 'POST', `${path}/cancel`, { reason })).status).toBe(403)
  const both = await Promise.all([
    w.call(admin, 'POST', `${path}/cancel`, { reason }),
    w.call(paula, 'DELETE', 'queue/me'),
  ])
  expect(both.map(({ status }) => status).toSorted()[0]).toBe(200)
  expect(await runJobs(w.t)).toEqual([])
  expect((await w.call(admin, 'GET', path)).body).toMatchObject({
    status: 'left',
    payment_status: 'refunded',
    refunds: [{ amount: URGENT_PRICE, status: 'done' }],
    can: { cancel: false, refund: 0 },
  })
  expect((await w.call(admin, 'POST', `${path}/cancel`, { reason })).status).toBe(409)
  await w.expectWhole()
})

test('a place that support ended says so to the patient, and to the audit', async () => {
  const w = fixture()
  const admin = await createAdmin(w.t.deps)
  await w.specialist()
  const paula = await w.patient()
  const id = await w.wait(paula)
  expect((await w.call(admin, 'POST', `support/sales/${id}/cancel`, { reason })).status).toBe(200)
  expect(await runJobs(w.t)).toEqual([])
  expect((await w.call(paula, 'GET', 'queue/offer')).body.last).toMatchObject({
    id,
    end_reason: 'by_platform',
  })
  expect(await messagesTo(w.t, paula.email)).toMatchObject([
    { text: expect.stringContaining('reembolso integral') },
  ])
  expect((await w.call(admin, 'GET', `support/sales/${id}`)).body.messages).toMatchObject([
    { kind: 'queue_refunded', to: { role: 'customer' } },
    { kind: 'queue_refunded', to: { role: 'customer' } },
  ])
  expect((await w.call(admin, 'GET', `audit?entity_id=${id}`)).body.data).toMatchObject([
    {
      action: 'canceled',
      entity: 'queue_entry',
      entity_name: paula.name,
      after: { status: 'left', amount: URGENT_PRICE },
      reason,
    },
  ])
})

test('nobody is taken out of the queue while a call rings or an attendance runs', async () => {
  const w = fixture()
  const admin = await createAdmin(w.t.deps)
  const [paula, sergio] = [await w.patient(), await w.specialist()]
  const id = await w.wait(paula)
  await w.update(sergio, id, 'call')
  const path = `support/sales/${id}`
  expect((await w.call(admin, 'GET', path)).body.can.cancel).toBe(false)
  expect((await w.call(admin, 'POST', `${path}/cancel`, { reason })).body.code).toBe('invalid_transition')
  await w.answer(paula)
  await w.update(sergio, id, 'start')
  const running = await w.rows()
  expect((await w.call(admin, 'GET', path)).body).toMatchObject({
    kind: 'appointment',
    can: { cancel: false },
  })
  expect((await w.call(admin, 'POST', `${path}/cancel`, { reason })).body.code).toBe('cancel_not_allowed')
  expect(await w.rows()).toEqual(running)
})
