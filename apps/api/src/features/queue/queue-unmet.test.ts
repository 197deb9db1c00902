import { expect, test } from 'vitest'
import {
  createCustomer,
  giveCard,
  giveCredit,
  runJobs,
  signIn,
  type TestCustomer,
  type TestSpecialist,
} from '../../../test/index.ts'
import { type QueueWorld, URGENT_PRICE, useQueueWorld } from '../../../test/queue-world.ts'
import { closeAppointments } from '../booking/index.ts'

const world = useQueueWorld()
const MINUTE = 60_000
const finishFromQueue = (w: QueueWorld, who: TestSpecialist, id: string) => w.update(who, id, 'finish')

test.each([
  ['finished by the specialist, from the queue', finishFromQueue],
  [
    'finished by the specialist, from the appointment',
    (w: QueueWorld, who: TestSpecialist, id: string) =>
      w.call(who, 'PUT', `schedules/${id}/update-status`, { status: 'finished' }),
  ],
  [
    'marked absent by the specialist, from the queue',
    (w: QueueWorld, who: TestSpecialist, id: string) => w.update(who, id, 'absent'),
  ],
  [
    'marked absent by the specialist, from the appointment',
    (w: QueueWorld, who: TestSpecialist, id: string) =>
      w.call(who, 'PUT', `schedules/${id}/update-status`, { status: 'no_show' }),
  ],
  [
    'closed by the job',
    (w: QueueWorld) => {
      w.t.clock.advance(3 * 60 * MINUTE)
      return closeAppointments(w.t.deps)
    },
  ],
])('who never answered and never joined pays nobody when %s', async (_, close) => {
  const w = world()
  const sergio = await w.specialist()
  const paula = await createCustomer(w.t.deps)
  await giveCard(w.t, await signIn(w.t.deps, paula))
  await giveCredit(w.t.deps, paula.customerId, 2500)
  const id = await w.wait(paula, { payment_method: 'wallet_card' })
  await w.update(sergio, id, 'call')
  await w.update(sergio, id, 'start')
  expect(await w.balance(`pending:${sergio.specialistId}`)).toBe(7650)
  w.t.clock.advance(15 * MINUTE)
  await close(w, sergio, id)
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
  const told = body.data.find(({ kind }: { kind: string }) => kind === 'canceled_by_specialist')
  expect(told).toMatchObject({ amount: URGENT_PRICE, creditId: expect.any(String) })
  expect((await w.call(sergio, 'GET', 'queue/permission')).body.current).toBeNull()
  expect((await w.update(sergio, id, 'absent')).status).toBe(409)
  expect(await w.wallet(paula)).toBe(URGENT_PRICE)
  // And one may wait again.
  await w.wait(paula)
  await w.expectWhole()
})

const join = async ({ t }: QueueWorld, { userId }: TestCustomer, id: string): Promise<void> => {
  const { newId, clock, db } = t.deps
  const [callId, now] = [newId(), clock.now()]
  const call = { id: callId, appointment_id: id, provider: 'peer', channel: id, status: 'waiting' }
  await db
    .insertInto('calls')
    .values({ ...call, created_at: now })
    .execute()
  const participant = { id: newId(), call_id: callId, user_id: userId, role: 'customer', epoch: newId() }
  await db
    .insertInto('call_participants')
    .values({ ...participant, joined_at: now, seen_at: now })
    .execute()
}

test.each(['answered', 'joined the call without answering', 'was attended on the phone'])(
  'who %s is attended, and what is finished is paid',
  async (how) => {
    const w = world()
    const sergio = await w.specialist()
    const paula = await w.patient()
    const id = await w.wait(paula)
    await w.update(sergio, id, 'call')
    if (how === 'answered') await w.answer(paula)
    await w.update(sergio, id, 'start')
    if (how.startsWith('joined')) await join(w, paula, id)
    if (how.endsWith('phone')) {
      const record = await w.call(sergio, 'POST', 'records/create', { schedule_id: id, complaint: 'Febre' })
      expect(record.status).toBe(201)
    }
    expect((await finishFromQueue(w, sergio, id)).body).toMatchObject({ status: 'finished', current: null })
    expect([await w.balance(`pending:${sergio.specialistId}`), await w.wallet(paula)]).toEqual([
      7650,
      URGENT_PRICE,
    ])
    await w.expectWhole()
  },
)
