import { createAdapter as createRedisAdapter } from '@socket.io/redis-streams-adapter'
import type { Logger } from 'pino'
import type { ServerOptions } from 'socket.io'
import type { Config } from '../config.ts'
import { createNotifyAdapter } from './postgres-adapter.repo.ts'
import { connectRedis } from './redis/redis-clients.ts'

export interface ClusterSeat {
  readonly options: Partial<Pick<ServerOptions, 'adapter'>>
  readonly leave: () => Promise<void>
}

/** @param onReturn called when the way to the other servers is there again: what they told meanwhile was missed */
type Join<T> = (how: T, log: Logger, onReturn: () => void) => Promise<ClusterSeat>

const joinPostgres: Join<Config> = async ({ DATABASE_URL }, _log, onReturn) => {
  const { adapter, close } = createNotifyAdapter(DATABASE_URL, onReturn)
  return { options: { adapter }, leave: close }
}

/** How long a reader waits for the stream, and so how long leaving takes at most. */
const READ_MS = 1000

const joinRedis: Join<string> = async (url, log, onReturn) => {
  const { sender, close } = await connectRedis(url, log, onReturn)
  return {
    options: {
      adapter: createRedisAdapter(sender, {
        streamName: 'emma:sockets',
        channelPrefix: 'emma:sockets',
        sessionKeyPrefix: 'emma:socket:',
        blockTimeInMs: READ_MS,
        onlyPlaintext: true,
      }),
    },
    leave: close,
  }
}

/** How the sockets of several servers reach each other: not at all where one server has them all. */
export const joinCluster: Join<Config> = async (config, log, onReturn) => {
  const { realtime } = config
  if (realtime.adapter === 'postgres') return joinPostgres(config, log, onReturn)
  if (realtime.adapter === 'redis') return joinRedis(realtime.url, log, onReturn)
  return { options: {}, leave: async () => {} }
}
