import type { passkeyLogin } from '@emma/contracts/auth/passkeys'
import type { BodyOf } from '@emma/contracts/kit'
import { ticketLife } from '@emma/domain/auth'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { hashToken } from '../session/tokens.ts'
import { takeTicket } from '../tickets.repo.ts'
import { giveTicket } from '../tickets.ts'
import { keepUse, lockPasskey } from './passkeys.repo.ts'
import { relyingPartyOf } from './relying-party.ts'

export type Assertion = BodyOf<typeof passkeyLogin>['response']
type Kind = 'passkey_login' | 'passkey_proof'

/** Options for a browser to show a passkey: any of ours, or one of a person's. */
export const assertionOptions = async (
  deps: Deps,
  kind: Kind,
  userId: string | null,
  allowed: readonly { readonly id: string; readonly transports: string[] }[],
) => {
  const challenge = await giveTicket(deps, deps.db, kind, userId)
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(deps.config).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: ticketLife[kind],
    userVerification: 'required',
    ...(userId === null ? {} : { allowCredentials: [...allowed] }),
  })
  return { ...options }
}

const namesOwner = (userHandle: string | undefined, userId: string): boolean =>
  userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === userId

type Kept = NonNullable<Awaited<ReturnType<typeof lockPasskey>>>

/** The authenticator's counter, or null if anything is wrong: challenge, origin, signature, counter. */
const checked = async (
  deps: Deps,
  kept: Kept,
  { id, rawId, response }: Assertion,
  isOurs: (challenge: string) => Promise<boolean>,
): Promise<number | null> => {
  const party = relyingPartyOf(deps.config)
  const { clientDataJSON, authenticatorData, signature } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: isOurs,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: kept.credential_id,
        publicKey: new Uint8Array(kept.public_key),
        counter: Number(kept.counter),
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** The passkey's owner, or null. Uses up the challenge, right or wrong. */
export const proveAssertion = (
  deps: Deps,
  kind: Kind,
  userId: string | null,
  assertion: Assertion,
): Promise<string | null> =>
  inTransaction(deps.db, async (tx: Tx) => {
    const kept = await lockPasskey(tx, assertion.id)
    if (!kept || (userId !== null && kept.user_id !== userId)) return null
    if (!namesOwner(assertion.response.userHandle, kept.user_id)) return null
    const isOurs = async (challenge: string): Promise<boolean> => {
      const ticket = await takeTicket(tx, kind, hashToken(challenge), deps.clock.now())
      return ticket !== undefined && ticket.user_id === userId
    }
    const counter = await checked(deps, kept, assertion, isOurs)
    if (counter === null) return null
    await keepUse(tx, kept.id, counter, deps.clock.now())
    return kept.user_id
  })
