import type { Deps } from '../deps.ts'
import { deleteConnected, deleteServer, deleteSilent, insertConnected, saySeen } from './presence.repo.ts'

const SEEN_EVERY_MS = 10_000
/** A reload, and a phone changing networks, do not count as leaving. */
const GRACE_MS = 5000

export interface PresenceChange {
  readonly userId: string
  readonly isConnected: boolean
}

/** Called when a person opens a first screen, and when the last one on any server closes; once, on one server. */
export type PresenceListener = (deps: Deps, change: PresenceChange) => Promise<void>

export interface Presence {
  readonly came: (userId: string) => void
  readonly went: (userId: string) => void
  readonly stop: () => Promise<void>
}

/** The sockets of each person on this server; after losing the last one a person counts for a moment longer. */
const countSockets = (onFirst: (userId: string) => void, onLast: (userId: string) => void) => {
  const sockets = new Map<string, number>()
  const leaving = new Map<string, NodeJS.Timeout>()
  return {
    people: () => [...sockets.keys()],
    came: (userId: string): void => {
      clearTimeout(leaving.get(userId))
      leaving.delete(userId)
      const known = sockets.get(userId)
      sockets.set(userId, (known ?? 0) + 1)
      if (known === undefined) onFirst(userId)
    },
    went: (userId: string): void => {
      const left = (sockets.get(userId) ?? 1) - 1
      sockets.set(userId, left)
      if (left > 0) return
      const leave = () => {
        leaving.delete(userId)
        sockets.delete(userId)
        onLast(userId)
      }
      leaving.set(userId, setTimeout(leave, GRACE_MS).unref())
    },
    stop: () => {
      for (const timer of leaving.values()) clearTimeout(timer)
    },
  }
}

/**
 * Records who is connected to this server in the database, for all servers: asking the others through an adapter takes
 * a round trip, and waits for a killed one.
 */
export const keepPresence = (deps: Deps, listeners: readonly PresenceListener[]): Presence => {
  const serverId = deps.newId()
  const fail = (error: unknown): void => deps.log.warn({ err: error }, 'presence')
  // In order: after coming and going at once, the last change wins.
  let last = Promise.resolve()
  const then = (work: () => Promise<void>): void => {
    last = last.then(work).catch(fail)
  }
  const publish = async (userIds: readonly string[], isConnected: boolean): Promise<void> => {
    for (const userId of userIds)
      for (const listener of listeners) await listener(deps, { userId, isConnected })
  }
  const counted = countSockets(
    (userId) => then(async () => publish(await insertConnected(deps.db, serverId, [userId]), true)),
    (userId) => then(async () => publish(await deleteConnected(deps.db, serverId, [userId]), false)),
  )
  const beSeen = async (): Promise<void> => {
    const wasKnown = await saySeen(deps.db, serverId)
    if (!wasKnown) await publish(await insertConnected(deps.db, serverId, counted.people()), true)
    await publish(await deleteSilent(deps.db), false)
  }
  then(beSeen)
  const timer = setInterval(() => then(beSeen), SEEN_EVERY_MS).unref()
  const stop = async (): Promise<void> => {
    clearInterval(timer)
    counted.stop()
    await last
    await deleteServer(deps.db, serverId).catch(fail)
  }
  return { came: counted.came, went: counted.went, stop }
}
