import { expect, test } from 'vitest'
import { giveCard, ledgerFaults, PRICE, TOMORROW, useBookingWorld } from '../../../test/index.ts'
import { earningsJobs } from '../earnings/index.ts'
import { closeAppointments } from './close-appointments.ts'

const w = useBookingWorld()
const TWO_HOURS_AFTER = '2026-11-24T14:30:00.000Z'

const booked = async (): Promise<string> => {
  await giveCard(w().t, w().session)
  return (await w().book('credit_card', { startsAt: TOMORROW })).json().id
}

/** Somebody was in the call for a while. */
const joined = async (appointmentId: string, ...roles: readonly ('customer' | 'specialist')[]) => {
  const { db, newId } = w().t.deps
  const at = new Date(TOMORROW)
  const callId = newId()
  await db
    .insertInto('calls')
    .values({
      id: callId,
      appointment_id: appointmentId,
      provider: 'webrtc',
      channel: callId,
      status: 'ended',
      created_at: at,
    })
    .execute()
  for (const role of roles) {
    const user_id = role === 'customer' ? w().paula.userId : w().specialist.userId
    const seen = { joined_at: at, seen_at: at, left_at: at }
    await db
      .insertInto('call_participants')
      .values({ id: newId(), call_id: callId, user_id, role, epoch: newId(), ...seen })
      .execute()
  }
}
const close = () => closeAppointments(w().t.deps)
const standing = async () => (await w().appointments())[0]?.status

test.each([
  [['customer', 'specialist'], 'finished'],
  [['specialist'], 'no_show'],
  [[], 'no_show'],
] as const)(
  'with %j there it is %s two hours after its end, and pays the specialist',
  async (came, status) => {
    const id = await booked()
    if (came.length > 0) await joined(id, ...came)
    w().t.clock.set('2026-11-24T14:29:59.000Z')
    await close()
    expect(await standing()).toBe('confirmed')
    w().t.clock.set(TWO_HOURS_AFTER)
    await Promise.all([close(), close()])
    expect(await standing()).toBe(status)
    expect(await w().waiting()).toBe(12_750)
    w().t.clock.set('2026-11-26T14:30:00.000Z')
    await earningsJobs['release-earnings']?.(w().t.deps, {})
    expect(await w().balance(`available:${w().specialist.specialistId}`)).toBe(12_750)
    expect(await ledgerFaults(w().t.deps.db)).toEqual([])
  },
)

test('a specialist who never came gives the patient everything as credit, once, and both are told', async () => {
  const id = await booked()
  await joined(id, 'customer')
  w().t.clock.set(TWO_HOURS_AFTER)
  await Promise.all([close(), close()])
  await close()
  expect(await standing()).toBe('canceled_by_specialist')
  expect([await w().wallet(), await w().waiting()]).toEqual([PRICE, 0])
  const told = await w()
    .t.deps.db.selectFrom('notifications')
    .select('kind')
    .where('appointment_id', '=', id)
    .where('kind', 'like', 'canceled%')
    .orderBy('kind')
    .execute()
  expect(told).toEqual([{ kind: 'canceled_by_platform' }, { kind: 'canceled_by_specialist' }])
  expect(await ledgerFaults(w().t.deps.db)).toEqual([])
})

test('one in person, and one that was started, are closed without a call', async () => {
  const id = await booked()
  await w()
    .t.deps.db.updateTable('appointments')
    .set({ status: 'in_progress' })
    .where('id', '=', id)
    .execute()
  await joined(id, 'customer')
  w().t.clock.set(TWO_HOURS_AFTER)
  await close()
  expect(await standing()).toBe('finished')
})
