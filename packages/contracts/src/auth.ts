import * as z from 'zod/mini'
import { endpoint, idParams, instant, listOf, paging, text, uuid } from './kit/index.ts'
import { email, newPassword, samePasswords } from './kit/person.ts'

const ability = z.object({
  action: z.enum(['read', 'create', 'update', 'delete', 'manage']),
  subject: z.string(),
})

/** Who is logged in, as kept in the browser (spec §3, user session data). */
const userData = z.object({
  id: uuid,
  role: z.enum(['admin', 'specialist', 'customer']),
  customerId: z.optional(uuid),
  specialistId: z.optional(uuid),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  status: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  userAbilities: z.array(ability),
})
export type UserData = z.output<typeof userData>

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export const session = z.object({ accessToken: z.string(), refreshToken: z.string(), userData })
/** Login's answer: a session, or the demand for a second factor. */
const loginAnswer = z.union([session, z.object({ mfaRequired: z.literal(true), mfaToken: z.string() })])
const refreshToken = z.string().check(z.minLength(20), z.maxLength(200))

/** Six digits of the authenticator app, or a recovery code; spaces and dashes don't count. */
export const factorCode = z.string().check(z.trim(), z.regex(/^[0-9A-Za-z][0-9A-Za-z -]{4,20}$/))
/** Six digits of the authenticator app. */
const appCode = z.string().check(z.trim(), z.regex(/^\d{3} ?\d{3}$/))

export const login = endpoint({
  method: 'POST',
  path: 'jwt/login',
  summary: 'Opens a session',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ email, password: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: loginAnswer,
  status: 200,
  errors: ['invalid_credentials', 'account_blocked'],
})

export const loginSecondFactor = endpoint({
  method: 'POST',
  path: 'jwt/login/mfa',
  summary: 'Opens a session with the second factor that login asked for',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ mfaToken: text(2000), code: factorCode }),
  response: session,
  status: 200,
  errors: ['invalid_credentials', 'account_blocked'],
})

export const logout = endpoint({
  method: 'POST',
  path: 'jwt/logout',
  summary: 'Ends the session of this refresh token',
  resource: 'account',
  action: 'manage',
  body: z.strictObject({ refreshToken }),
  response: null,
  status: 204,
  errors: [],
})

const refreshAt = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'Rotates the refresh token and gives a new access token',
    resource: 'auth',
    action: 'read',
    body: z.strictObject({ refreshToken }),
    response: tokens,
    status: 200,
    errors: ['refresh_reused'],
  })

export const refresh = refreshAt('auth/refreshToken')
/** The specification gives both paths; they are one call (spec §7). */
export const refreshAlias = refreshAt('authentication/refreshToken')

export const authenticateToken = endpoint({
  method: 'GET',
  path: 'authentication/authenticateToken',
  summary: 'Says whether the access token is good, and whose it is',
  resource: 'account',
  action: 'manage',
  response: z.object({ valid: z.literal(true), userData }),
  status: 200,
  errors: [],
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: 'authentication/forgot-password',
  summary: 'Sends a link for a new password, if there is such an account; the answer is the same if not',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ email }),
  response: null,
  status: 202,
  errors: [],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: 'authentication/reset-password',
  summary: 'Sets a new password with the token of the link; every session ends, the second factor stays',
  resource: 'auth',
  action: 'read',
  body: z
    .strictObject({
      token: text(200),
      password: newPassword,
      passwordConfirmation: z.string().check(z.maxLength(200)),
    })
    .check(samePasswords),
  response: null,
  status: 204,
  errors: ['reset_token_invalid'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: 'authentication/password',
  summary: "Changes one's password; every other session ends",
  resource: 'account',
  action: 'manage',
  body: z
    .strictObject({
      currentPassword: z.string().check(z.minLength(1), z.maxLength(200)),
      password: newPassword,
      passwordConfirmation: z.string().check(z.maxLength(200)),
    })
    .check(samePasswords),
  response: null,
  status: 204,
  errors: [],
})

const sessionItem = z.object({
  id: uuid,
  /** In words: `Chrome no Windows`. */
  device: z.string(),
  address: z.nullable(z.string()),
  created_at: instant,
  last_used_at: instant,
  /** The session of this very call. */
  current: z.boolean(),
})
export type SessionItem = z.output<typeof sessionItem>

export const listSessions = endpoint({
  method: 'GET',
  path: 'authentication/sessions',
  summary: "One's own open sessions, the last used first",
  resource: 'account',
  action: 'manage',
  query: z.strictObject(paging()),
  response: listOf(sessionItem),
  status: 200,
  errors: [],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: 'authentication/sessions/:id',
  summary: "Ends one of one's own sessions; its sockets are closed",
  resource: 'account',
  action: 'manage',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: 'authentication/sessions',
  summary: "Ends all of one's sessions but the one of this call",
  resource: 'account',
  action: 'manage',
  response: null,
  status: 204,
  errors: [],
})

const secondFactorStatus = z.object({
  /** The authenticator app is on: login asks for its code. */
  totp: z.boolean(),
  passkeys: z.int(),
  recovery_codes_left: z.int(),
  /** The installation demands a second factor of this person: it can't be taken off. */
  required: z.boolean(),
  /** Until when this session needs no code for what asks for a recent one; null when it needs one now. */
  verified_until: z.nullable(instant),
})
export type SecondFactorStatus = z.output<typeof secondFactorStatus>

export const getSecondFactor = endpoint({
  method: 'GET',
  path: 'authentication/mfa',
  summary: 'Which second factors are on',
  resource: 'account',
  action: 'manage',
  response: secondFactorStatus,
  status: 200,
  errors: [],
})

const recoveryCodes = z.array(z.string())

export const enrollSecondFactor = endpoint({
  method: 'POST',
  path: 'authentication/mfa/enroll',
  summary: 'Offers a secret for an authenticator app; it counts after its first code was confirmed',
  resource: 'account',
  action: 'manage',
  response: z.object({ secret: z.string(), otpauth_url: z.string(), recovery_codes: recoveryCodes }),
  status: 200,
  errors: ['second_factor_active'],
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: 'authentication/mfa/confirm',
  summary: 'Turns the authenticator app on with a code of it',
  resource: 'account',
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
  action: 'manage',
  response: null,
  status: 204,
  errors: ['second_factor_mandatory'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: 'authentication/mfa/recovery-codes',
  summary: 'Gives new recovery codes; the old ones are worth nothing',
  resource: 'account',
  action: 'manage',
  response: z.object({ recovery_codes: recoveryCodes }),
  status: 200,
  errors: [],
})

/** What `navigator.credentials` takes and gives, as JSON (https://www.w3.org/TR/webauthn-3). */
const webAuthnJson = z.record(z.string(), z.unknown())
const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(max))
const assertion = z.looseObject({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: webAuthnJson,
  response: z.looseObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
})
const attestation = z.looseObject({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: webAuthnJson,
  response: z.looseObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.optional(z.array(text(20)).check(z.maxLength(10))),
  }),
})

const passkey = z.object({
  id: uuid,
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
})
export type Passkey = z.output<typeof passkey>

export const passkeyRegistrationOptions = endpoint({
  method: 'POST',
  path: 'authentication/passkeys/registration/options',
  summary: 'What the browser needs to make a passkey',
  resource: 'account',
  action: 'manage',
  response: webAuthnJson,
  status: 200,
  errors: [],
})

/** The first second factor of a person brings recovery codes along: they are shown this once. */
const newPasskey = z.extend(passkey, { recovery_codes: z.optional(recoveryCodes) })

export const registerPasskey = endpoint({
  method: 'POST',
  path: 'authentication/passkeys/registration/verify',
  summary: 'Keeps the passkey that the browser made',
  resource: 'account',
  action: 'manage',
  body: z.strictObject({ response: attestation, name: z.optional(text(60)) }),
  response: newPasskey,
  status: 201,
  errors: ['passkey_invalid'],
})

export const listPasskeys = endpoint({
  method: 'GET',
  path: 'authentication/passkeys',
  summary: "One's own passkeys",
  resource: 'account',
  action: 'manage',
  query: z.strictObject(paging()),
  response: listOf(passkey),
  status: 200,
  errors: [],
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: 'authentication/passkeys/:id',
  summary: 'Gives a passkey another name',
  resource: 'account',
  action: 'manage',
  params: idParams,
  body: z.strictObject({ name: text(60) }),
  response: passkey,
  status: 200,
  errors: [],
})

export const deletePasskey = endpoint({
  method: 'DELETE',
  path: 'authentication/passkeys/:id',
  summary: 'Forgets a passkey',
  resource: 'account',
  action: 'manage',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: 'authentication/passkeys/login/options',
  summary: 'What the browser needs to log in with a passkey',
  resource: 'auth',
  action: 'read',
  response: webAuthnJson,
  status: 200,
  errors: [],
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: 'authentication/passkeys/login/verify',
  summary: 'Opens a session with a passkey; it counts as a second factor',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ response: assertion }),
  response: session,
  status: 200,
  errors: ['invalid_credentials', 'account_blocked'],
})

export const passkeyProofOptions = endpoint({
  method: 'POST',
  path: 'authentication/mfa/passkey/options',
  summary: 'What the browser needs to show a passkey as the second factor of this session',
  resource: 'account',
  action: 'manage',
  response: webAuthnJson,
  status: 200,
  errors: [],
})

export const provePasskey = endpoint({
  method: 'POST',
  path: 'authentication/mfa/passkey/verify',
  summary: 'Shows a passkey as the second factor of this session',
  resource: 'account',
  action: 'manage',
  body: z.strictObject({ response: assertion }),
  response: null,
  status: 204,
  errors: ['passkey_invalid'],
})
