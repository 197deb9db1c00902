import { expect, onTestFinished, test } from 'vitest'
import {
  giveCard,
  ledgerFaults,
  newPlace,
  PRICE,
  signIn,
  TOMORROW,
  useBookingFixture,
} from '../../../../test/index.ts'
import { connect, listen } from '../../../../test/sockets.ts'
import { earningsJobs } from '../../earnings/index.ts'
import { closeAppointments } from './close-appointments.ts'

const w = useBookingFixture()
const TWO_HOURS_AFTER = '2026-11-24T14:30:00.000Z'

const booked = async (): Promise<string> => {
  await giveCard(w().t, w().session)
  return (await w().book('credit_card', { startsAt: TOMORROW })).json().id
}

/** Puts people in the call for a while. */
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
const statusNow = async () => (await w().appointments())[0]?.status

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
    expect(await statusNow()).toBe('confirmed')
    w().t.clock.set(TWO_HOURS_AFTER)
    await Promise.all([close(), close()])
    expect(await statusNow()).toBe(status)
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
  expect(await statusNow()).toBe('canceled_by_specialist')
  expect([await w().wallet(), await w().waiting()]).toEqual([PRICE, 0])
  const notices = await w()
    .t.deps.db.selectFrom('notifications')
    .select('kind')
    .where('appointment_id', '=', id)
    .where('kind', 'like', 'canceled%')
    .orderBy('kind')
    .execute()
  expect(notices).toEqual([{ kind: 'canceled_by_platform' }, { kind: 'canceled_by_specialist' }])
  expect(await ledgerFaults(w().t.deps.db)).toEqual([])
})

test('each is closed by who was in its own call', async () => {
  const alone = await booked()
  const { id: met } = (await w().book('credit_card', { startsAt: '2026-11-24T13:00:00.000Z' })).json()
  await joined(alone, 'customer')
  await joined(met, 'customer', 'specialist')
  w().t.clock.set('2026-11-24T15:30:00.000Z')
  await close()
  const statuses = new Map((await w().appointments()).map(({ id, status }) => [id, status]))
  expect([statuses.get(alone), statuses.get(met)]).toEqual(['canceled_by_specialist', 'finished'])
})

test('is seen on both open screens', async () => {
  const { t } = w()
  const id = await booked()
  await joined(id, 'customer', 'specialist')
  const server = await listen(t)
  onTestFinished(() => server.close())
  t.clock.set(TWO_HOURS_AFTER)
  const people = [await signIn(t.deps, w().paula), await signIn(t.deps, w().specialist)]
  const screens = await Promise.all(people.map(({ accessToken }) => connect(server.url, accessToken)))
  await close()
  for (const screen of screens) {
    expect(await screen.take('appointment:changed')).toEqual({ id, status: 'finished' })
    screen.close()
  }
})

test('one in person takes place without a call', async () => {
  const id = await booked()
  const { db, newId } = w().t.deps
  const place_id = newId()
  const { zipCode: zip_code, ...place } = newPlace()
  const { specialistId: specialist_id } = w().specialist
  const created_at = w().t.clock.now()
  await db
    .insertInto('places')
    .values({ id: place_id, specialist_id, ...place, zip_code, created_at })
    .execute()
  await db.updateTable('appointments').set({ place_id }).where('id', '=', id).execute()
  w().t.clock.set(TWO_HOURS_AFTER)
  await close()
  expect(await statusNow()).toBe('finished')
})

test('a call that is still open ends with its appointment', async () => {
  const id = await booked()
  await joined(id, 'customer', 'specialist')
  const callOf = () => w().t.deps.db.selectFrom('calls').select('status').where('appointment_id', '=', id)
  await w()
    .t.deps.db.updateTable('calls')
    .set({ status: 'waiting' })
    .where('appointment_id', '=', id)
    .execute()
  w().t.clock.set(TWO_HOURS_AFTER)
  await close()
  expect(await statusNow()).toBe('finished')
  expect(await callOf().executeTakeFirst()).toEqual({ status: 'ended' })
})

test('one that was started is closed where the specialist was not seen in the call', async () => {
  const id = await booked()
  await w()
    .t.deps.db.updateTable('appointments')
    .set({ status: 'in_progress' })
    .where('id', '=', id)
    .execute()
  await joined(id, 'customer')
  w().t.clock.set(TWO_HOURS_AFTER)
  await close()
  expect(await statusNow()).toBe('finished')
})
