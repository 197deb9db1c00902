import * as passkeys from '@emma/contracts/auth/passkeys'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { call, publicCall } from '../../../lib/api/api.ts'
import type { OpenedSession } from '../auth.calls.ts'

type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Offered = Parameters<typeof startRegistration>[0]['optionsJSON']

/** The server's options are passed on unchanged; the browser refuses invalid ones. */
const isAsked = (options: object): options is Asked => 'challenge' in options
const isOffered = (options: object): options is Offered => 'challenge' in options && 'user' in options

const assert = async (options: object, useBrowserAutofill = false) => {
  if (!isAsked(options)) throw new TypeError('Options without a challenge')
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  }
}

/** A session for a passkey; `quietly` lets the browser offer it in the e-mail field. */
export const loginByPasskey = async (quietly: boolean): Promise<OpenedSession> => {
  const options = await publicCall(passkeys.passkeyLoginOptions, {})
  return publicCall(passkeys.passkeyLogin, { body: { response: await assert(options, quietly) } })
}

/** Whether the browser can offer passkeys in a field. */
export const offersQuietly = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

/** Cancels a quiet offer. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony()

/** Shows a passkey as the second factor of this session. */
export const showPasskey = async (): Promise<void> => {
  const options = await call(passkeys.passkeyProofOptions, {})
  await call(passkeys.provePasskey, { body: { response: await assert(options) } })
}

/** Creates a passkey on this device. */
export const makePasskey = async () => {
  const options = await call(passkeys.passkeyRegistrationOptions, {})
  if (!isOffered(options)) throw new TypeError('Options without a user')
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports } = response
  const made = { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) }
  return call(passkeys.registerPasskey, {
    body: { response: { id, rawId, type, clientExtensionResults: {}, response: made } },
  })
}
