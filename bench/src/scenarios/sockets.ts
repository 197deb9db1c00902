import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import type { Person } from '../setup.ts'

const AT_ONCE = 50

const open = (url: string, { token }: Person): Promise<Socket> => {
  const socket = io(url, { transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

/** Connects everybody in batches, as a load balancer does. */
export const connectAll = async (url: string, people: readonly Person[]): Promise<Socket[]> => {
  const sockets: Socket[] = []
  for (let at = 0; at < people.length; at += AT_ONCE) {
    sockets.push(...(await Promise.all(people.slice(at, at + AT_ONCE).map((person) => open(url, person)))))
  }
  return sockets
}

/** The value that this part of all does not exceed. */
export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** An event that reads from the database. Milliseconds until the answer. */
export const ask = async (socket: Socket): Promise<number> => {
  const began = performance.now()
  await socket.timeout(10_000).emitWithAck('chat:delivered', { chatId: randomUUID() })
  return performance.now() - began
}

/** That many at once. */
export const askOften = (socket: Socket, times: number): Promise<readonly number[]> =>
  Promise.all(Array.from({ length: times }, () => ask(socket)))
