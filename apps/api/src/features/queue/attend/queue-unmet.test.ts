import { MINUTE } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { type QueueFixture, URGENT_PRICE, useQueueFixture } from '../../../../test/fixtures/queue-fixture.ts'
import {
  createCustomer,
  giveCard,
  giveCredit,
  runJobs,
  signIn,
  type TestSpecialist,
} from '../../../../test/index.ts'
import { closeAppointments } from '../../booking/index.ts'

const fixture = useQueueFixture()

test.each([
  [
    'the specialist, from the queue',
    (w: QueueFixture, who: TestSpecialist, id: string) => w.update(who, id, 'absent'),
  ],
  [
    'the specialist, from the appointment',
    (w: QueueFixture, who: TestSpecialist, id: string) =>
      w.call(who, 'PUT', `schedules/${id}/update-status`, { status: 'no_show' }),
  ],
  [
    'the job',
    (w: QueueFixture) => {
      w.t.clock.advance(3 * 60 * MINUTE)
      return closeAppointments(w.t.deps)
    },
  ],
])('who never answered and never joined pays nobody when marked absent by %s', async (_, markAbsent) => {
  const w = fixture()
  const sergio = await w.specialist()
  const paula = await createCustomer(w.t.deps)
  await giveCard(w.t, await signIn(w.t.deps, paula))
  await giveCredit(w.t.deps, paula.customerId, 2500)
  const id = await w.wait(paula, { payment_method: 'wallet_card' })
  await w.update(sergio, id, 'call')
  await w.update(sergio, id, 'start')
  expect(await w.balance(`pending:${sergio.specialistId}`)).toBe(7650)
  w.t.clock.advance(15 * MINUTE)
  await markAbsent(w, sergio, id)
  expect([await w.balance(`pending:${sergio.specialistId}`), await w.wallet(paula)]).toEqual([
    0,
    URGENT_PRICE,
  ])
  expect(await runJobs(w.t)).toEqual([])
  await w.expectWhole()
  expect((await w.call(paula, 'GET', 'queue/offer')).body.last).toMatchObject({
    status: 'left',
    end_reason: 'no_answer',
    payment: { status: 'refunded', returned: { wallet: URGENT_PRICE, provider: 0, status: 'done' } },
  })
  const { body } = await w.call(paula, 'GET', 'customer/notifications')
  const notices = body.data.find(({ kind }: { kind: string }) => kind === 'canceled_by_specialist')
  expect(notices).toMatchObject({ amount: URGENT_PRICE, creditId: expect.any(String) })
  expect((await w.call(sergio, 'GET', 'queue/permission')).body.current).toBeNull()
  expect((await w.update(sergio, id, 'absent')).status).toBe(409)
  expect(await w.wallet(paula)).toBe(URGENT_PRICE)
  // The patient may wait again.
  await w.wait(paula)
  await w.expectWhole()
})

test('what the specialist finishes took place, if only on the phone: it is paid, and is care', async () => {
  const w = fixture()
  const [sergio, paula] = [await w.specialist(), await w.patient()]
  const id = await w.wait(paula)
  for (const action of ['call', 'start'] as const) await w.update(sergio, id, action)
  expect((await w.update(sergio, id, 'finish')).body).toMatchObject({ status: 'finished', current: null })
  expect(await w.balance(`pending:${sergio.specialistId}`)).toBe(7650)
  expect(
    (await w.call(sergio, 'POST', 'records/create', { schedule_id: id, complaint: 'Febre' })).status,
  ).toBe(201)
  await w.expectWhole()
})
