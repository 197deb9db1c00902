import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { askOften, connectAll } from '../scenarios/sockets.ts'
import type { Person } from '../setup.ts'

/** A person's events, sent all at once on command, by a separate thread: other clients must not wait for it. */
export interface Flood {
  readonly url: string
  readonly person: Person
  readonly sockets: number
  readonly events: number
}

if (!parentPort) throw new Error('Only as a thread of the bench')
const { url, person, sockets, events }: Flood = workerData
const open = await connectAll(
  url,
  Array.from({ length: sockets }, () => person),
)
parentPort.postMessage('ready')
await once(parentPort, 'message')
await Promise.all(open.map((socket) => askOften(socket, events / sockets)))
for (const socket of open) socket.disconnect()
parentPort.postMessage('over')
