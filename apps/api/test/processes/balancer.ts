import { once } from 'node:events'
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import type { RunningProcess } from './start-process.ts'

export interface Balancer {
  readonly url: string
  /** The process to send to; undefined refuses everybody. */
  readonly send: (to: RunningProcess | undefined) => void
  readonly close: () => Promise<void>
}

/** One address in front of the processes, like a load balancer. */
export const startBalancer = async (): Promise<Balancer> => {
  let target: RunningProcess | undefined
  const open = new Set<Socket>()
  const join = (from: Socket, to: Socket): void => {
    open.add(from)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.once('close', () => {
      open.delete(from)
      to.destroy()
    })
  }
  const server = createServer((client) => {
    if (!target) return void client.destroy()
    const { hostname, port } = new URL(target.url)
    const process = connectTo(Number(port), hostname)
    join(client, process)
    join(process, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    send: (to) => {
      target = to
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
