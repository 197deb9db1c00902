import type { getSecondFactor as endpoint } from '@emma/contracts/auth/second-factor'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findSecondFactorState } from '../session/sessions.repo.ts'
import { verifiedUntil } from './require-recent-second-factor.ts'

/** Patients and assistants choose; it is mandatory for people who see others' records or money. */
export const isMandatory = ({ config }: Deps, { role }: Caller): boolean =>
  config.secondFactorRequired && (role === 'specialist' || role === 'admin')

export const getSecondFactor: UseCase<typeof endpoint> = async (deps, { actor }) => {
  const state = await findSecondFactorState(deps.db, actor.sessionId)
  if (!state) throw new AppError('session_ended')
  return {
    totp: state.totp_since !== null,
    passkeys: state.passkeys,
    recovery_codes_left: state.recovery_codes,
    required: isMandatory(deps, actor),
    verified_until: verifiedUntil(state.second_factor_at, deps.clock.now())?.toISOString() ?? null,
  }
}
