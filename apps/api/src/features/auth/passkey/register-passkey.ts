import type { registerPasskey as endpoint } from '@emma/contracts/auth/passkeys'
import type { BodyOf } from '@emma/contracts/kit'
import { type VerifiedRegistrationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { notifyFactorChanged } from '../notify-changed.ts'
import { giveRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { findFactors } from '../second-factor/second-factor.repo.ts'
import { forgetSession } from '../session/authenticate.ts'
import { deviceOf } from '../session/device.ts'
import { markSecondFactor } from '../session/sessions.repo.ts'
import { hashToken } from '../session/tokens.ts'
import { takeTicket } from '../tickets.repo.ts'
import { toPasskey } from './passkeys.present.ts'
import { insertPasskey, type NewPasskey } from './passkeys.repo.ts'
import { algorithms, relyingPartyOf } from './relying-party.ts'

type Attestation = BodyOf<typeof endpoint>['response']
type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/** Verifies the authenticator's answer; uses up the challenge, right or wrong. */
const verified = async (
  deps: Deps,
  userId: string,
  { id, rawId, response }: Attestation,
): Promise<Registered> => {
  const party = relyingPartyOf(deps.config)
  const { clientDataJSON, attestationObject } = response
  const isOurs = async (challenge: string): Promise<boolean> => {
    const now = deps.clock.now()
    const ticket = await takeTicket(deps.db, 'passkey_registration', hashToken(challenge), now)
    return ticket?.user_id === userId
  }
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: isOurs,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo) return registrationInfo
  } catch (cause) {
    throw new AppError('passkey_invalid', { cause })
  }
  throw new AppError('passkey_invalid')
}

/** Stores a passkey. A person's first second factor comes with recovery codes, in case the device is lost. */
export const registerPasskey: UseCase<typeof endpoint> = async (deps, { actor, body, client }) => {
  const { userId, sessionId } = actor
  const { credential } = await verified(deps, userId, body.response)
  const passkey: NewPasskey = {
    id: deps.newId(),
    userId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: body.response.response.transports ?? [],
    name: body.name ?? deviceOf(client.userAgent, client.language),
    now: deps.clock.now(),
  }
  const answer = await inTransaction(deps.db, async (tx) => {
    const before = await findFactors(tx, userId)
    const row = await insertPasskey(tx, passkey)
    if (!row) throw new AppError('passkey_invalid')
    await markSecondFactor(tx, sessionId, deps.clock.now())
    await notifyFactorChanged(deps, tx, userId)
    const isFirst = before.totp_since === null && Number(before.passkeys) === 0
    const codes = isFirst ? { recovery_codes: await giveRecoveryCodes(deps, tx, userId) } : {}
    return { ...toPasskey(row), ...codes }
  })
  forgetSession(deps, sessionId)
  return answer
}
