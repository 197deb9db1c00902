import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Join } from '../cluster.ts'
import { connectRedis } from './redis-clients.ts'

/** How long a reader waits for the stream, and so the longest time to leave. */
const READ_MS = 1000

/** @param url of Redis */
export const joinRedis: Join<string> = async (url, log, onReturn) => {
  const { sender, close } = await connectRedis(url, log, onReturn)
  return {
    options: {
      adapter: createAdapter(sender, {
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
