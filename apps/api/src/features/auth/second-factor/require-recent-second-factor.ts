import { PROOF_RECENT_MS } from '@emma/domain/auth'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { findSecondFactorState } from '../session/sessions.repo.ts'

/** Until when a session that showed a second factor need not show one again; null if it must now. */
export const verifiedUntil = (shownAt: Date | null, now: Date): Date | null => {
  if (shownAt === null) return null
  const until = new Date(shownAt.getTime() + PROOF_RECENT_MS)
  return until > now ? until : null
}

/**
 * For actions that a stolen session alone must not allow: withdrawals, another second factor, break-glass.
 * @throws AppError `second_factor_required` if the person has one and this session did not show it within 10 minutes,
 * `second_factor_setup_required` if there is none and the installation or the caller demands one
 */
export const requireRecentSecondFactor = async (
  deps: Deps,
  actor: Caller,
  isDemanded = deps.config.secondFactorRequired,
): Promise<void> => {
  const state = await findSecondFactorState(deps.db, actor.sessionId)
  if (!state) throw new AppError('session_ended')
  if (verifiedUntil(state.second_factor_at, deps.clock.now())) return
  if (state.totp_since !== null || state.passkeys > 0) throw new AppError('second_factor_required')
  if (isDemanded) throw new AppError('second_factor_setup_required')
}
