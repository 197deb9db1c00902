import { setTimeout as sleep } from 'node:timers/promises'
import { slotIdOf } from '@emma/domain/availability'
import { expect, test } from 'vitest'
import {
  createAdmin,
  giveCredit,
  ledgerFaults,
  PRICE,
  signIn,
  TOMORROW,
  useBookingFixture,
} from '../../../../test/index.ts'

const fixture = useBookingFixture()
const suspend = async (more: object = {}) => {
  const { t, specialist } = fixture()
  const { headers } = await signIn(t.deps, await createAdmin(t.deps))
  const payload = { status: 4, reason: 'Denúncia em apuração.', ...more }
  const url = `/api/v1/specialists/updateSpecialistsStatus/${specialist.specialistId}`
  return t.app.inject({ method: 'PUT', url, headers, payload })
}
const status = async () => {
  const { t, specialist } = fixture()
  const rows = t.deps.db.selectFrom('specialists').select('status').where('id', '=', specialist.specialistId)
  return (await rows.executeTakeFirstOrThrow()).status
}

test('who has patients ahead is suspended only by whoever was shown which; each has everything as credit and a notice', async () => {
  const { t, paula } = fixture()
  await giveCredit(t.deps, paula.customerId, 2 * PRICE)
  const ids: string[] = []
  for (const startsAt of ['2026-11-24T12:00:00.000Z', '2026-11-24T13:00:00.000Z'])
    ids.push((await fixture().book('wallet', { startsAt })).json().id)
  const first = await suspend()
  expect(first.json()).toMatchObject({
    status: 409,
    code: 'open_appointments',
    errors: [
      { path: ids[0], message: expect.stringContaining('24 de novembro de 2026') },
      { path: ids[1], message: expect.stringContaining('às 10h') },
    ],
  })
  expect((await suspend({ cancel_appointments: false })).statusCode).toBe(409)
  expect(await status()).toBe(1)
  expect(await fixture().wallet()).toBe(0)
  const second = await suspend({ cancel_appointments: true })
  expect(second.json(), second.body).toMatchObject({ status: 4 })
  expect(await fixture().appointments()).toMatchObject([
    { status: 'canceled_by_specialist' },
    { status: 'canceled_by_specialist' },
  ])
  expect(await fixture().wallet()).toBe(2 * PRICE)
  expect(await fixture().waiting()).toBe(0)
  expect(await ledgerFaults(t.deps.db)).toEqual([])
  const notices = await t.deps.db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', paula.userId)
    .where('kind', '=', 'canceled_by_specialist')
    .execute()
  expect(notices).toHaveLength(2)
  expect((await suspend({ cancel_appointments: true })).json().code).toBe('invalid_transition')
})

test.each([0, 2, 4, 8, 16])(
  'a booking that comes %i ms before it is canceled with the others, or not made',
  async (milliseconds) => {
    const { t, paula } = fixture()
    await giveCredit(t.deps, paula.customerId, PRICE)
    const [booked, suspended] = await Promise.all([
      fixture().book('wallet'),
      sleep(milliseconds).then(() => suspend({ cancel_appointments: true })),
    ])
    expect(suspended.statusCode, suspended.body).toBe(200)
    expect([201, 404, 409]).toContain(booked.statusCode)
    const open = (await fixture().appointments()).filter((row) => row.status === 'confirmed')
    expect(open).toEqual([])
    expect(await fixture().wallet()).toBe(PRICE)
    expect(await ledgerFaults(t.deps.db)).toEqual([])
  },
)

test('a suspended specialist books for nobody', async () => {
  const { t, specialist, specialtyId } = fixture()
  expect((await suspend()).statusCode).toBe(200)
  const { headers } = await signIn(t.deps, specialist)
  const slot = slotIdOf({ specialistId: specialist.specialistId, start: Date.parse(TOMORROW) })
  const person = { name: 'Rosa de Almeida', cell_phone: '11970009911' }
  const payload = { slot, specialty_id: specialtyId, mode: 'link', person }
  const answer = await t.app.inject({ method: 'POST', url: '/api/v1/schedules/on-behalf', headers, payload })
  expect(answer.json(), answer.body).toMatchObject({ status: 409, code: 'slot_not_open' })
})
