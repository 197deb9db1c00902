import { beforeEach, expect, test } from 'vitest'
import { URGENT_PRICE, useQueueFixture } from '../../../../test/fixtures/queue-fixture.ts'
import { createCustomer, giveCredit, runJobs, signIn, type TestSpecialist } from '../../../../test/index.ts'

const fixture = useQueueFixture()
/** Nobody can enter unless somebody is on duty. */
beforeEach(async () => {
  await fixture().specialist()
})

test('of two specialists who call one patient at once, one gets them', async () => {
  const w = fixture()
  const [ana, bia] = [await w.specialist(), await w.specialist()]
  const id = await w.wait(await w.patient())
  const answers = await Promise.all([w.update(ana, id, 'call'), w.update(bia, id, 'call')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('queue_taken')
})

test('20 patients and 5 specialists at once: each patient is attended by one, and the books are whole', async () => {
  const w = fixture()
  const specialists = await Promise.all(Array.from({ length: 5 }, () => w.specialist()))
  const patients = await Promise.all(Array.from({ length: 20 }, () => w.patient(URGENT_PRICE)))
  const entered = await Promise.all(patients.map((who) => w.enter(who)))
  expect(entered.map(({ status }) => status)).toEqual(Array(20).fill(201))
  const attended: { id: string; by: string }[] = []
  const work = async (who: TestSpecialist): Promise<void> => {
    for (;;) {
      const next = await w.call(who, 'POST', 'queue/call-next')
      if (next.status === 404) return
      expect(next.status, JSON.stringify(next.body)).toBe(200)
      attended.push({ id: next.body.id, by: who.specialistId })
      const patient = patients[entered.findIndex(({ body }) => body.id === next.body.id)]
      if (!patient) throw new Error('Called, and never entered')
      expect((await w.answer(patient)).status).toBe(200)
      expect((await w.update(who, next.body.id, 'start')).status).toBe(200)
      expect((await w.update(who, next.body.id, 'finish')).status).toBe(200)
    }
  }
  await Promise.all(specialists.map(work))
  expect(new Set(attended.map(({ id }) => id)).size).toBe(20)
  expect(attended).toHaveLength(20)
  for (const who of patients) expect([await w.wallet(who), await w.held(who)]).toEqual([0, 0])
  const earned = await Promise.all(specialists.map((who) => w.balance(`pending:${who.specialistId}`)))
  expect(earned.reduce((sum, each) => sum + each, 0)).toBe(20 * 7650)
  await w.expectWhole()
  expect(await runJobs(w.t)).toEqual([])
})

test('of leaving and being called at once, one wins, and the money is in one place', async () => {
  const w = fixture()
  for (const _ of Array(6)) {
    const [paula, sergio] = [await w.patient(URGENT_PRICE), await w.specialist()]
    const id = await w.wait(paula)
    const [left, called] = await Promise.all([
      w.call(paula, 'DELETE', 'queue/me'),
      w.update(sergio, id, 'call'),
    ])
    expect([left.status, called.status].sort()).toEqual([200, 409])
    const isLeft = left.status === 200
    expect([await w.wallet(paula), await w.held(paula)]).toEqual(
      isLeft ? [URGENT_PRICE, 0] : [0, URGENT_PRICE],
    )
  }
  await w.expectWhole()
})

test('entering ten times at once is one place and one payment; the same key is the same place', async () => {
  const w = fixture()
  const paula = await createCustomer(w.t.deps)
  await giveCredit(w.t.deps, paula.customerId, 5 * URGENT_PRICE)
  const answers = await Promise.all(Array.from({ length: 10 }, () => w.enter(paula)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  expect([await w.wallet(paula), await w.held(paula)]).toEqual([4 * URGENT_PRICE, URGENT_PRICE])
  await w.call(paula, 'DELETE', 'queue/me')
  const { headers } = await signIn(w.t.deps, paula)
  const send = () =>
    w.t.app.inject({
      method: 'POST',
      url: '/api/v1/queue/enter',
      headers: { ...headers, 'idempotency-key': 'the-same-key' },
      payload: { complaint: 'Dor de cabeça', payment_method: 'wallet' },
    })
  const [first, second] = [await send(), await send()]
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.json().id).toBe(first.json().id)
  await w.t.deps.db.deleteFrom('idempotency_keys').execute()
  const again = await send()
  expect([again.statusCode, again.json().id]).toEqual([201, first.json().id])
  expect(await w.held(paula)).toBe(URGENT_PRICE)
  await w.expectWhole()
})
