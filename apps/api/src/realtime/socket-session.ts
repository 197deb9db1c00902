import type { Socket } from 'socket.io'
import type { Deps } from '../deps.ts'
import { actorOfSession, actorOfToken, lifeOfToken, verifyAccessToken } from '../features/auth/index.ts'
import type { Caller } from '../http/actor.ts'
import { AppError } from '../http/app-error.ts'

declare module 'socket.io' {
  interface SocketData {
    actor: Caller
  }
}

/** Time for a browser to send a new token after the last one expired. */
const GRACE_MS = 30_000

const tokenOf = (auth: Record<string, unknown>): string => {
  if (typeof auth.token !== 'string') throw new AppError('token_missing')
  return auth.token
}

/** Share of handshakes per person and minute in the calls of an address: 120 of 600. A reconnecting page makes one. */
const SHARE = 0.2

const limitHandshakes = ({ config, limits, clock }: Deps, userId: string): void =>
  limits.handshakes(userId, clock.now().getTime(), Math.ceil(config.RATE_LIMIT_PER_MINUTE * SHARE))

/**
 * The session of a socket, by the token of its handshake. A recovered connection brings the channels of its former
 * session: it must still be the same one. The database is asked last: invalid tokens and floods cost nothing.
 * @throws AppError `token_missing`, `token_expired`, `token_invalid`, `too_many_requests`, `session_ended`
 */
export const enterAs = async (deps: Deps, socket: Socket): Promise<void> => {
  const before = socket.recovered ? socket.data.actor.sessionId : undefined
  const claims = await verifyAccessToken(deps, tokenOf(socket.handshake.auth), deps.clock.now())
  limitHandshakes(deps, claims.userId)
  const actor = await actorOfSession(deps, claims)
  if (before !== undefined && before !== actor.sessionId) throw new AppError('session_ended')
  socket.data.actor = actor
}

/**
 * Closes a socket whose token expired, unless a new one is sent: a stolen token is useless after it expires, for
 * sockets too.
 */
export const endWithToken = async (deps: Deps, socket: Socket) => {
  let timer: NodeJS.Timeout | undefined
  const warn = (): void => {
    socket.emit('session:expired', {})
    timer = setTimeout(() => socket.disconnect(true), GRACE_MS)
  }
  const lastAs = async (token: string): Promise<void> => {
    const life = await lifeOfToken(deps, token)
    clearTimeout(timer)
    if (socket.connected) timer = setTimeout(warn, Math.max(life, 0))
  }
  socket.once('disconnect', () => clearTimeout(timer))
  // A token that expired on the way is warned at once.
  await lastAs(tokenOf(socket.handshake.auth)).catch(warn)
  return {
    /** @throws AppError for an invalid token, or one of another session */
    renew: async (token: string): Promise<void> => {
      const actor = await actorOfToken(deps, token)
      if (actor.sessionId !== socket.data.actor.sessionId) throw new AppError('session_ended')
      socket.data.actor = actor
      await lastAs(token)
    },
  }
}
