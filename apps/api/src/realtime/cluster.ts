import type { Logger } from 'pino'
import type { ServerOptions } from 'socket.io'
import type { Config } from '../config.ts'
import { createNotifyAdapter } from './postgres-adapter.repo.ts'

export interface ClusterSeat {
  readonly options: Partial<Pick<ServerOptions, 'adapter'>>
  readonly leave: () => Promise<void>
}

/** @param onReturn called when the other servers are reachable again: events meanwhile were missed */
export type Join<T> = (how: T, log: Logger, onReturn: () => void) => Promise<ClusterSeat>

const joinPostgres: Join<Config> = async ({ DATABASE_URL }, _log, onReturn) => {
  const { adapter, close } = createNotifyAdapter(DATABASE_URL, onReturn)
  return { options: { adapter }, leave: close }
}

/** Connects the sockets of several servers; does nothing for a single server. */
export const joinCluster: Join<Config> = async (config, log, onReturn) => {
  const { realtime } = config
  if (realtime.adapter === 'postgres') return joinPostgres(config, log, onReturn)
  if (realtime.adapter === 'redis') {
    // Its library is loaded only if used: it takes 9 MB.
    const { joinRedis } = await import('./redis/join-redis.ts')
    return joinRedis(realtime.url, log, onReturn)
  }
  return { options: {}, leave: async () => {} }
}
