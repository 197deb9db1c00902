import type { endOtherSessions as endpoint } from '@emma/contracts/auth'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { endSessionsOf } from './end-sessions-of.ts'

/** Ends all own sessions but the current one. */
export const endOtherSessions: UseCase<typeof endpoint> = async (deps, { actor: { userId, sessionId } }) => {
  const publish = await inTransaction(deps.db, (tx) =>
    endSessionsOf(deps, tx, userId, 'ended_by_owner', sessionId),
  )
  publish()
}
