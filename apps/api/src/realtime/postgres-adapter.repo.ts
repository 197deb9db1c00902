import type { Namespace } from 'socket.io'
import { ClusterAdapterWithHeartbeat, type ClusterMessage, type ClusterResponse } from 'socket.io-adapter'
import { createPool } from '../db/pool.ts'
import { listen } from './listen.repo.ts'
import { createNoticeSender } from './notices/notice-sender.repo.ts'
import { createAssembler, toNotices } from './notices/notices.ts'

const CHANNEL = 'emma_sockets'

type Send = ReturnType<typeof createNoticeSender>

/**
 * Reaches the other servers by NOTIFY. Socket.IO's own adapter sends over several connections, so that messages
 * overtake each other, and puts long ones into a table that all servers read.
 */
class NotifyAdapter extends ClusterAdapterWithHeartbeat {
  readonly #send: Send
  constructor(namespace: Namespace, send: Send) {
    super(namespace, {})
    this.#send = send
  }
  protected override async doPublish(message: ClusterMessage): Promise<string> {
    await this.#say(message)
    // There is no position in a stream to resume from.
    return ''
  }
  protected override doPublishResponse(_to: string, response: ClusterResponse): Promise<void> {
    return this.#say(response)
  }
  #say(message: ClusterMessage | ClusterResponse): Promise<void> {
    return this.#send(toNotices(message.uid, JSON.stringify(message)))
  }
}

/**
 * Over PostgreSQL, in order: one connection sends, one listens.
 * @param onReturn called when it listens again after a lost connection
 */
export const createNotifyAdapter = (databaseUrl: string, onReturn: () => void) => {
  const pool = createPool({ url: databaseUrl, max: 1, applicationName: 'emma-realtime' })
  const send = createNoticeSender(pool, CHANNEL)
  const assemble = createAssembler()
  const adapters = new Map<string, NotifyAdapter>()
  let hasListened = false
  const stop = listen({
    databaseUrl,
    applicationName: 'emma-realtime',
    channel: CHANNEL,
    onNotice: (notice) => {
      const text = assemble(notice)
      if (text === undefined) return
      const message: ClusterMessage = JSON.parse(text)
      adapters.get(message.nsp)?.onMessage(message)
    },
    onListening: async () => {
      if (hasListened) onReturn()
      hasListened = true
    },
  })
  // Socket.IO calls it with `new`.
  function adapter(namespace: Namespace): NotifyAdapter {
    const made = new NotifyAdapter(namespace, send)
    adapters.set(namespace.name, made)
    return made
  }
  return {
    adapter,
    close: async (): Promise<void> => {
      await stop()
      await pool.end()
    },
  }
}
