import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io-client'
import type { HttpProcess } from '../processes/child.ts'
import type { Row } from '../row.ts'
import { customersOf, type Setup } from '../setup.ts'
import { connectAll, percentile } from './sockets.ts'

const P99_GOAL = 200
const EVENTS = 10_000
const SOCKETS = 10
const OTHERS = 50

/** An event that is looked up in the database before it is answered. */
const ask = async (socket: Socket): Promise<number> => {
  const began = performance.now()
  await socket.timeout(10_000).emitWithAck('chat:delivered', { chatId: randomUUID() })
  return performance.now() - began
}

/** One person sends 10,000 events at once by ten sockets; how long the events of others take until all are answered. */
export const flooding = async (setup: Setup, server: HttpProcess): Promise<Row> => {
  const [flooder, ...others] = await customersOf(setup, OTHERS + 1)
  if (!flooder) throw new Error('There is nobody in the data')
  const flood = await connectAll(
    server.url,
    Array.from({ length: SOCKETS }, () => flooder),
  )
  const sockets = await connectAll(server.url, others)
  let isOver = false
  const sent = Promise.all(
    flood.flatMap((socket) => Array.from({ length: EVENTS / SOCKETS }, () => ask(socket))),
  ).finally(() => {
    isOver = true
  })
  const own = await Promise.all(
    sockets.map(async (socket) => {
      const times = [await ask(socket)]
      while (!isOver) times.push(await ask(socket))
      return times
    }),
  )
  await sent
  for (const socket of [...flood, ...sockets]) socket.disconnect()
  const times = own.flat().sort((one, other) => one - other)
  const p99 = Math.round(percentile(times, 0.99))
  return {
    work: `events of ${OTHERS} others while one person sends ${EVENTS.toLocaleString('en')}`,
    goal: `p99 ≤ ${P99_GOAL} ms`,
    p50: Math.round(percentile(times, 0.5)),
    p99,
    result: `${times.length} events, p99 ${p99} ms`,
    isMet: p99 <= P99_GOAL,
  }
}
