import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The connection to the database, which can be slowed down. */
export interface SlowLink {
  readonly port: number
  /** Delays every answer from now on. */
  readonly delay: (ms: number) => void
  /** How many connections are open. */
  readonly open: () => number
  readonly close: () => Promise<void>
}

/** Forwards everything to a port, in order, and delays what comes back. */
export const startSlowLink = async (to: number): Promise<SlowLink> => {
  let delay = 0
  const sockets = new Set<Socket>()
  const keep = (socket: Socket, other: () => Socket): void => {
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.once('close', () => {
      sockets.delete(socket)
      other().destroy()
    })
  }
  const server = createServer((client) => {
    const database = connect(to, '127.0.0.1')
    keep(client, () => database)
    keep(database, () => client)
    client.pipe(database)
    database.on('data', (bytes) => {
      if (delay === 0) client.write(bytes)
      else setTimeout(() => client.write(bytes), delay)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => {
      delay = ms
    },
    open: () => sockets.size / 2,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
