import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { plainCode, recoveryHash } from './recovery-codes.ts'
import { useRecoveryCode } from './second-factor.repo.ts'
import { takeAppCode } from './totp.ts'

/** Accepts a code of the authenticator app, or a recovery code; each works once. */
export const takeFactorCode = (deps: Deps, tx: Tx, userId: string, typed: string): Promise<boolean> => {
  const code = plainCode(typed)
  return /^\d{6}$/.test(code)
    ? takeAppCode(deps, tx, userId, code)
    : useRecoveryCode(tx, userId, recoveryHash(deps, userId, code), deps.clock.now())
}
