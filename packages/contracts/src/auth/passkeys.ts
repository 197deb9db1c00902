import * as z from 'zod/mini'
import { endpoint, idParams, instant, listOf, paging, text, uuid } from '../kit/index.ts'
import { session } from './index.ts'
import { recoveryCodes } from './second-factor.ts'

/** JSON for `navigator.credentials`, in both directions (https://www.w3.org/TR/webauthn-3). */
const webAuthnJson = z.record(z.string(), z.unknown())
const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(max))
export const assertion = z.looseObject({
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
  assistant: 'self',
  action: 'manage',
  proof: true,
  response: webAuthnJson,
  status: 200,
  errors: [],
})

/** A user's first second factor comes with recovery codes, shown only this once. */
const newPasskey = z.extend(passkey, { recovery_codes: z.optional(recoveryCodes) })

export const registerPasskey = endpoint({
  method: 'POST',
  path: 'authentication/passkeys/registration/verify',
  summary: 'Keeps the passkey that the browser made',
  resource: 'account',
  assistant: 'self',
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
  assistant: 'self',
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
  assistant: 'self',
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
  assistant: 'self',
  action: 'manage',
  proof: true,
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
  assistant: 'self',
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
  assistant: 'self',
  action: 'manage',
  body: z.strictObject({ response: assertion }),
  response: null,
  status: 204,
  errors: ['passkey_invalid'],
})
