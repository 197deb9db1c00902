import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { forgetSession } from './authenticate.ts'
import { revokeSessions } from './sessions.repo.ts'

/** Drops ended sessions from this process's cache, and closes their sockets everywhere. */
export const emitEnded = (deps: Deps, sessionIds: readonly string[]): void => {
  for (const id of sessionIds) {
    forgetSession(deps, id)
    deps.realtime.endSession(id)
  }
}

/**
 * Ends all of a person's sessions except the named one. Call the returned function after the commit: it closes the
 * sockets.
 * @param reason one word for the table: `password_changed`, `blocked`
 */
export const endSessionsOf = async (
  deps: Deps,
  tx: Tx,
  userId: string,
  reason: string,
  exceptSessionId?: string,
): Promise<() => void> => {
  const ended = await revokeSessions(tx, {
    userId,
    reason,
    now: deps.clock.now(),
    except: exceptSessionId,
  })
  return () => emitEnded(deps, ended)
}
