import { createAdapter as createRedisAdapter } from '@socket.io/redis-streams-adapter'
import type { Logger } from 'pino'
import { createClient } from 'redis'
import type { ServerOptions } from 'socket.io'
import type { Config } from '../config.ts'
import { createNotifyAdapter } from './postgres-adapter.repo.ts'

export interface ClusterSeat {
  readonly options: Partial<Pick<ServerOptions, 'adapter'>>
  readonly leave: () => Promise<void>
}

const joinPostgres = ({ DATABASE_URL }: Config): ClusterSeat => {
  const { adapter, close } = createNotifyAdapter(DATABASE_URL)
  return { options: { adapter }, leave: close }
}

/** How long a reader waits for the stream, and so how long leaving takes at most. */
const READ_MS = 1000

const joinRedis = async (url: string, log: Logger): Promise<ClusterSeat> => {
  const client = createClient({ url })
  // It connects again by itself; each lost connection is said once.
  client.on('error', (error: unknown) => log.warn({ err: error }, 'redis'))
  await client.connect()
  return {
    options: {
      adapter: createRedisAdapter(client, {
        streamName: 'emma:sockets',
        channelPrefix: 'emma:sockets',
        sessionKeyPrefix: 'emma:socket:',
        blockTimeInMs: READ_MS,
        onlyPlaintext: true,
      }),
    },
    leave: async () => client.destroy(),
  }
}

/** How the sockets of several servers reach each other: not at all where one server has them all. */
export const joinCluster = async (config: Config, log: Logger): Promise<ClusterSeat> => {
  const { realtime } = config
  if (realtime.adapter === 'postgres') return joinPostgres(config)
  if (realtime.adapter === 'redis') return joinRedis(realtime.url, log)
  return { options: {}, leave: async () => {} }
}
