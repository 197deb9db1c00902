import * as z from 'zod/mini'
import { endpoint, instant } from '../kit/index.ts'
import { factorCode } from './index.ts'

/** Six digits of the authenticator app. */
const appCode = z.string().check(z.trim(), z.regex(/^\d{3} ?\d{3}$/))

const secondFactorStatus = z.object({
  /** Whether an authenticator app is active: login asks for its code. */
  totp: z.boolean(),
  passkeys: z.int(),
  recovery_codes_left: z.int(),
  /** The installation demands a second factor of this person: it can't be turned off. */
  required: z.boolean(),
  /** Until when this session needs no code for actions that ask for a recent one; null if it needs one now. */
  verified_until: z.nullable(instant),
})
export type SecondFactorStatus = z.output<typeof secondFactorStatus>

export const getSecondFactor = endpoint({
  method: 'GET',
  path: 'authentication/mfa',
  summary: 'Which second factors are on',
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  response: secondFactorStatus,
  status: 200,
  errors: [],
})

/** Each valid once; shown only when they are created. */
export const recoveryCodes = z.array(z.string())

export const enrollSecondFactor = endpoint({
  method: 'POST',
  path: 'authentication/mfa/enroll',
  summary: 'Offers a secret for an authenticator app; it counts after its first code was confirmed',
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  proof: true,
  response: z.object({ secret: z.string(), otpauth_url: z.string(), recovery_codes: recoveryCodes }),
  status: 200,
  errors: ['second_factor_active'],
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: 'authentication/mfa/confirm',
  summary: 'Turns the authenticator app on with a code of it',
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  body: z.strictObject({ code: appCode }),
  response: null,
  status: 204,
  errors: ['code_invalid', 'second_factor_active'],
})

export const verifySecondFactor = endpoint({
  method: 'POST',
  path: 'authentication/mfa/verify',
  summary: 'Shows the second factor again, before something that asks for a recent one (10 minutes)',
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  body: z.strictObject({ code: factorCode }),
  response: null,
  status: 204,
  errors: ['code_invalid'],
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: 'authentication/mfa',
  summary: 'Turns the authenticator app off; asks for a recent second factor',
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  proof: true,
  response: null,
  status: 204,
  errors: ['second_factor_mandatory'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: 'authentication/mfa/recovery-codes',
  summary: 'Gives new recovery codes; the old ones are worth nothing',
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  proof: true,
  response: z.object({ recovery_codes: recoveryCodes }),
  status: 200,
  errors: [],
})
