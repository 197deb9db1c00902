import type {
  provePasskey as endpoint,
  passkeyProofOptions as optionsEndpoint,
} from '@emma/contracts/auth/passkeys'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { forgetSession } from '../session/authenticate.ts'
import { markSecondFactor } from '../session/sessions.repo.ts'
import { assertionOptions, proveAssertion } from './assertion.ts'
import { findCredentials } from './passkeys.repo.ts'

export const passkeyProofOptions: UseCase<typeof optionsEndpoint> = async (deps, { actor: { userId } }) => {
  const allowed = await findCredentials(deps.db, userId)
  if (allowed.length === 0) throw new AppError('second_factor_setup_required')
  return assertionOptions(deps, 'passkey_proof', userId, allowed)
}

/** The second factor of this session, by one of one's own passkeys. */
export const provePasskey: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const owner = await proveAssertion(deps, 'passkey_proof', actor.userId, body.response)
  if (owner === null) throw new AppError('passkey_invalid')
  await markSecondFactor(deps.db, actor.sessionId, deps.clock.now())
  forgetSession(deps, actor.sessionId)
}
