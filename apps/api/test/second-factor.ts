import { Secret, TOTP } from 'otpauth'
import type { TestApp } from './build-test-app.ts'

const STEP_MS = 30_000

/** The code in an authenticator app at the test's time, or some steps later. */
export const appCode = ({ clock }: TestApp, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + steps * STEP_MS,
  })

export interface TestFactor {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Enrols and confirms an authenticator app, as its user does. */
export const turnOnFactor = async (
  t: TestApp,
  { headers }: { readonly headers: Readonly<Record<string, string>> },
): Promise<TestFactor> => {
  const post = (path: string, payload?: object) =>
    t.app.inject({
      method: 'POST',
      url: `/api/v1/authentication/mfa/${path}`,
      headers,
      ...(payload ? { payload } : {}),
    })
  const { secret, recovery_codes } = (await post('enroll')).json()
  const confirmed = await post('confirm', { code: appCode(t, secret) })
  if (confirmed.statusCode !== 204) throw new Error(`The factor was not confirmed: ${confirmed.body}`)
  return { secret, recoveryCodes: recovery_codes }
}
