import type {
  provePasskey as endpoint,
  passkeyProofOptions as optionsEndpoint,
} from '@emma/contracts/auth/passkeys'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { forgetSession } from '../session/authenticate.ts'
import { markSecondFactor } from '../session/sessions.repo.ts'
import { type Assertion, assertionOptions, proveAssertion } from './assertion.ts'
import { findCredentials } from './passkeys.repo.ts'

export const passkeyProofOptions: UseCase<typeof optionsEndpoint> = async (deps, { actor: { userId } }) => {
  const allowed = await findCredentials(deps.db, userId)
  if (allowed.length === 0) throw new AppError('second_factor_setup_required')
  return assertionOptions(deps, 'passkey_proof', userId, allowed)
}

/**
 * The second factor of this session, by one of one's own passkeys.
 * @throws AppError `passkey_invalid`
 */
export const showPasskey = async (
  deps: Deps,
  { userId, sessionId }: Caller,
  assertion: Assertion,
): Promise<void> => {
  const owner = await proveAssertion(deps, 'passkey_proof', userId, assertion)
  if (owner === null) throw new AppError('passkey_invalid')
  await markSecondFactor(deps.db, sessionId, deps.clock.now())
  forgetSession(deps, sessionId)
}

export const provePasskey: UseCase<typeof endpoint> = (deps, { actor, body }) =>
  showPasskey(deps, actor, body.response)
