import type { endOtherSessions as endpoint } from '@emma/contracts/auth'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { endSessionsOf } from './end-sessions-of.ts'

/** Leaves one's own session alone standing. */
export const endOtherSessions: UseCase<typeof endpoint> = async (deps, { actor: { userId, sessionId } }) => {
  const tell = await inTransaction(deps.db, (tx) =>
    endSessionsOf(deps, tx, userId, 'ended_by_owner', sessionId),
  )
  tell()
}
