import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { findPersonOfSession } from '../auth.repo.ts'
import { toActor } from './auth.present.ts'
import { mayEnter } from './may-enter.ts'
import { type AccessClaims, verifyAccessToken } from './tokens.ts'

const REMEMBER_MS = 5000
const MAX_REMEMBERED = 50_000

/** Drops a revoked session from the cache at once; any other change takes effect within 5 s. */
export const forgetSession = ({ memories }: Deps, sessionId: string): void => {
  memories.actors.delete(sessionId)
  memories.forgotten.sessions += 1
}

/**
 * The current actor of a session, with current abilities.
 * @throws AppError `session_ended`
 */
export const actorOfSession = async (deps: Deps, { sessionId, userId }: AccessClaims): Promise<Caller> => {
  const now = deps.clock.now()
  const { actors: memory, forgotten } = deps.memories
  const known = memory.get(sessionId)
  if (known && known.until > now.getTime()) return known.actor
  const before = forgotten.sessions
  const person = await findPersonOfSession(deps.db, sessionId, now)
  if (!person || person.id !== userId) throw new AppError('session_ended')
  if (!mayEnter(person)) throw new AppError('session_ended')
  const actor = toActor(person, sessionId)
  // A session that ended during the read must not be cached as valid.
  if (forgotten.sessions !== before) return actor
  if (memory.size >= MAX_REMEMBERED) memory.clear()
  memory.set(sessionId, { actor, until: now.getTime() + REMEMBER_MS })
  return actor
}

/**
 * The actor of an access token: for HTTP calls and sockets alike.
 * @throws AppError `token_expired`, `token_invalid`, `session_ended`
 */
export const actorOfToken = async (deps: Deps, token: string): Promise<Caller> =>
  actorOfSession(deps, await verifyAccessToken(deps, token, deps.clock.now()))

/**
 * How long an access token is still good, in milliseconds.
 * @throws AppError `token_expired`, `token_invalid`
 */
export const lifeOfToken = async (deps: Deps, token: string): Promise<number> => {
  const now = deps.clock.now()
  return (await verifyAccessToken(deps, token, now)).exp * 1000 - now.getTime()
}

/** Asks the database, bypassing the cache. */
export const sessionStands = async ({ db, clock }: Deps, sessionId: string): Promise<boolean> =>
  (await findPersonOfSession(db, sessionId, clock.now())) !== undefined

/** No actor without a token. A bad token is an error, even where the call is public. */
export const authenticate =
  (deps: Deps) =>
  async (request: FastifyRequest): Promise<Caller | null> => {
    const header = request.headers.authorization
    if (header === undefined) return null
    const [scheme, token, rest] = header.split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token || rest !== undefined)
      throw new AppError('token_invalid')
    return actorOfToken(deps, token)
  }
