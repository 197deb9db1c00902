import { MINUTE } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { useWithdrawalFixture } from '../../../../test/fixtures/withdrawal-fixture.ts'
import { signIn } from '../../../../test/index.ts'
import { appCode, turnOnFactor } from '../../../../test/second-factor.ts'

const w = useWithdrawalFixture()

test('a call that was refused for want of a second factor is made again under the same key once it is shown', async () => {
  await w().earn(30_000)
  const { secret } = await turnOnFactor(w().t, w().session)
  w().t.clock.advance(11 * MINUTE)
  w().session = await signIn(w().t.deps, w().specialist)
  const key = 'withdraw-once-0001'
  const refused = await w().ask(20_000, key)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required'])
  expect([await w().count(), await w().available()]).toEqual([0, 30_000])
  const shown = await w().t.app.inject({
    method: 'POST',
    url: '/api/v1/authentication/mfa/verify',
    headers: w().session.headers,
    payload: { code: appCode(w().t, secret) },
  })
  expect(shown.statusCode).toBe(204)
  expect((await w().ask(20_000, key)).statusCode).toBe(201)
  expect((await w().ask(20_000, key)).statusCode).toBe(201)
  expect([await w().count(), await w().available()]).toEqual([1, 10_000])
})
