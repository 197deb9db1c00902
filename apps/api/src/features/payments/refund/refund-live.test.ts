import { expect, onTestFinished, test } from 'vitest'
import { giveCard, runJobs, signIn, useBookingFixture } from '../../../../test/index.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const w = useBookingFixture()

test('a refund is seen on both open screens when it is asked for, sent and done', async () => {
  const { t } = w()
  await giveCard(t, w().session)
  const { id } = (await w().book('credit_card')).json()
  await runJobs(t)
  const server = await listen(t)
  onTestFinished(() => server.close())
  const doctor = await signIn(t.deps, w().specialist)
  const screens = [
    await connect(server.url, w().session.accessToken),
    await connect(server.url, doctor.accessToken),
  ]
  onTestFinished(() => {
    for (const screen of screens) screen.close()
  })
  const seen = async () => {
    const changed = { id, status: 'canceled_by_customer' }
    for (const screen of screens) expect(await screen.take('appointment:changed')).toEqual(changed)
  }
  const url = `/api/v1/schedules/auth/schedules/${id}/cancelPerCustomer`
  expect((await t.app.inject({ method: 'DELETE', url, headers: w().session.headers })).statusCode).toBe(200)
  await seen()
  expect(await runJobs(t)).toEqual([])
  await seen()
  await seen()
})
