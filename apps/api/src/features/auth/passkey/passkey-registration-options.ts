import type { passkeyRegistrationOptions as endpoint } from '@emma/contracts/auth/passkeys'
import { ticketLife } from '@emma/domain/auth'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { UseCase } from '../../../http/mount.ts'
import { personOf } from '../password/set-password.ts'
import { requireFactorOrProof } from '../proof/require-proof.ts'
import { giveTicket } from '../tickets.ts'
import { findCredentials } from './passkeys.repo.ts'
import { algorithms, relyingPartyOf } from './relying-party.ts'

/** A discoverable passkey, which needs no e-mail, with user verification (face, finger, PIN). */
export const passkeyRegistrationOptions: UseCase<typeof endpoint> = async (deps, { actor, proof }) => {
  await requireFactorOrProof(deps, { actor, proof }, false)
  const person = await personOf(deps, actor.userId)
  const challenge = await giveTicket(deps, deps.db, 'passkey_registration', actor.userId)
  const options = await generateRegistrationOptions({
    rpName: 'Emma',
    rpID: relyingPartyOf(deps.config).id,
    userID: new TextEncoder().encode(actor.userId),
    userName: person.email,
    userDisplayName: `${person.first_name} ${person.last_name}`,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: ticketLife.passkey_registration,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: await findCredentials(deps.db, actor.userId),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}
