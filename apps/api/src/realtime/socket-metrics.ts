import { Counter, Gauge, type Registry } from 'prom-client'
import type { Server } from 'socket.io'

/** Number of connections to this process, and its traffic. */
export const measureSockets = (registry: Registry, io: Server): void => {
  new Gauge({
    name: 'sockets_connected',
    help: 'Open sockets of this process',
    registers: [registry],
    collect() {
      this.set(io.engine.clientsCount)
    },
  })
  const delivered = new Counter({
    name: 'socket_deliveries_total',
    help: 'Messages handed to sockets of this process, answers among them',
    registers: [registry],
  })
  const received = new Counter({
    name: 'socket_events_total',
    help: 'Messages taken from sockets of this process',
    registers: [registry],
  })
  io.engine.on('connection', (raw) => {
    raw.on('packetCreate', ({ type }: { readonly type: string }) => {
      if (type === 'message') delivered.inc()
    })
    raw.on('message', () => received.inc())
  })
}
