import type { prove as endpoint } from '@emma/contracts/auth/proof'
import { ticketLife } from '@emma/domain/auth'
import type { UseCase } from '../../../http/mount.ts'
import { showPasskey } from '../passkey/prove-passkey.ts'
import { checkOwnPassword } from '../password/own-password.ts'
import { newRefreshToken } from '../session/tokens.ts'
import { insertTicket } from '../tickets.repo.ts'
import { proofHash } from './require-proof.ts'

/** A token that proves that the session's holder has just shown the password or a passkey. */
export const prove: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  if ('password' in body) await checkOwnPassword(deps, actor, body.password, 'password')
  else await showPasskey(deps, actor, body.passkey)
  const proof = newRefreshToken()
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + ticketLife.proof)
  const { userId } = actor
  await insertTicket(deps.db, { hash: proofHash(proof, actor), kind: 'proof', userId, now, expiresAt })
  return { proof, expires_at: expiresAt.toISOString() }
}
