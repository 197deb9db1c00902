import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { requireRecentSecondFactor, verifiedUntil } from '../second-factor/require-recent-second-factor.ts'
import { findSecondFactorState } from '../session/sessions.repo.ts'
import { hashToken } from '../session/tokens.ts'
import { findTicket } from '../tickets.repo.ts'

/** The caller, with the proof they sent. */
export interface ProvingCaller {
  readonly actor: Caller
  readonly proof?: string | undefined
}

/** A proof is valid only in its own session. */
export const proofHash = (proof: string, { sessionId }: Pick<Caller, 'sessionId'>): Buffer =>
  hashToken(`${proof}|${sessionId}`)

/**
 * For changes of identity, which a stolen access token alone must not make: requires the password or a passkey again,
 * or a second factor, within 10 minutes.
 * @throws AppError `proof_required`
 */
export const requireProof = async (deps: Deps, { actor, proof }: ProvingCaller): Promise<void> => {
  const now = deps.clock.now()
  const state = await findSecondFactorState(deps.db, actor.sessionId)
  if (!state) throw new AppError('session_ended')
  if (verifiedUntil(state.second_factor_at, now)) return
  if (proof && (await findTicket(deps.db, 'proof', proofHash(proof, actor), now))) return
  throw new AppError('proof_required')
}

/**
 * For second factors and bank accounts: a person with a second factor must show it, others must prove who they are.
 * @param isDemanded as for `requireRecentSecondFactor`; the first factor is set up when none can be demanded yet
 * @throws AppError `second_factor_required`, `second_factor_setup_required`, `proof_required`
 */
export const requireFactorOrProof = async (
  deps: Deps,
  caller: ProvingCaller,
  isDemanded = deps.config.secondFactorRequired,
): Promise<void> => {
  await requireRecentSecondFactor(deps, caller.actor, isDemanded)
  await requireProof(deps, caller)
}
