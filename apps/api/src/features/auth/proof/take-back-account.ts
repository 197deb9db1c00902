import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { storePassword } from '../auth.repo.ts'
import { endSessionsOf } from '../session/end-sessions-of.ts'
import { giveTicket } from '../tickets.ts'
import { forgetWaysInSince } from './take-back.repo.ts'

interface Taken {
  readonly userId: string
  /** Second factors added from then on are not the owner's. */
  readonly since: Date
  /** Of a random password that nobody knows. */
  readonly passwordHash: string
}

/**
 * Closes every way into an account whose owner undid a change: sessions, password, links, and second factors added
 * since. Call `publish` after the commit.
 */
export const takeBackAccount = async (deps: Deps, tx: Tx, { userId, since, passwordHash }: Taken) => {
  await storePassword(tx, userId, passwordHash, deps.clock.now())
  await forgetWaysInSince(tx, userId, since)
  const publish = await endSessionsOf(deps, tx, userId, 'change_undone')
  return { publish, giveReset: () => giveTicket(deps, tx, 'password_reset', userId) }
}
