import type { FastifyRequest } from 'fastify'
import { isOfReplica } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../actor.ts'

const MOST = 50_000

/** Callers who wrote something a short while ago. */
const createWriters = (lastsMs: number) => {
  const wroteAt = new Map<string, number>()
  const forget = (now: number): void => {
    for (const [userId, at] of wroteAt) {
      if (now - at <= lastsMs && wroteAt.size <= MOST) return
      wroteAt.delete(userId)
    }
  }
  return {
    wrote: (userId: string, now: number): void => {
      // The newest come last.
      wroteAt.delete(userId)
      wroteAt.set(userId, now)
      forget(now)
    },
    isRecent: (userId: string, now: number): boolean => now - (wroteAt.get(userId) ?? -Infinity) <= lastsMs,
  }
}

/** Selects the database for reads if there is a replica. */
export interface WhereToRead {
  /** The dependencies for this call. */
  readonly depsFor: (request: FastifyRequest, actor: Caller | null) => Deps
  /** The dependencies to retry with after the replica failed. @throws the error if it is not the replica's */
  readonly instead: (used: Deps, error: unknown) => Deps
  /** Must be called when a call is over. */
  readonly over: (request: FastifyRequest, actor: Caller | null) => void
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET'
const asksForTheNewest = ({ headers }: FastifyRequest): boolean =>
  headers['cache-control']?.includes('no-cache') === true

/**
 * Everybody reads their own writes: for a while after a writing call, a person's calls read from the primary; so does a
 * call with `Cache-Control: no-cache` (RFC 9111 §5.2.1.4), which our clients send after a write or an event, on any
 * server.
 */
export const createWhereToRead = (deps: Deps): WhereToRead => {
  const { replica } = deps
  const newest: Deps = { ...deps, readDb: deps.db }
  const instead = (used: Deps, error: unknown): Deps => {
    if (replica === undefined || used === newest || !isOfReplica(error)) throw error
    return newest
  }
  if (replica === undefined) return { depsFor: () => deps, instead, over: () => undefined }
  const writers = createWriters(replica.latestMs)
  const isOwn = (actor: Caller | null): boolean =>
    actor !== null && writers.isRecent(actor.userId, performance.now())
  return {
    depsFor: (request, actor) =>
      !isRead(request) || asksForTheNewest(request) || isOwn(actor) ? newest : deps,
    instead,
    over: (request, actor) => {
      if (actor && !isRead(request)) writers.wrote(actor.userId, performance.now())
    },
  }
}
