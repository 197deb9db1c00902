import type { endSession as endpoint } from '@emma/contracts/auth'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { emitEnded } from './end-sessions-of.ts'
import { revokeSessions } from './sessions.repo.ts'

/** Ends one of the person's own sessions, on any device. */
export const endSession: UseCase<typeof endpoint> = async (deps, { actor: { userId }, params }) => {
  const ended = await inTransaction(deps.db, async (tx) => {
    const ids = await revokeSessions(tx, {
      userId,
      reason: 'ended_by_owner',
      now: deps.clock.now(),
      only: params.id,
    })
    if (ids.length === 0) throw notFound()
    return ids
  })
  emitEnded(deps, ended)
}
