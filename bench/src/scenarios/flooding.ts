import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { HttpProcess } from '../processes/child.ts'
import type { Flood } from '../processes/flooder.ts'
import type { Row } from '../row.ts'
import { customersOf, type Setup } from '../setup.ts'
import { ask, connectAll, percentile } from './sockets.ts'

const P99_GOAL = 200
const EVENTS = 10_000
const SOCKETS = 10
const OTHERS = 50

/**
 * One person sends 10,000 events at once over ten sockets; how long other people's events take until all are answered.
 */
export const flooding = async (setup: Setup, server: HttpProcess): Promise<Row> => {
  const [person, ...others] = await customersOf(setup, OTHERS + 1)
  if (!person) throw new Error('There is nobody in the data')
  const workerData: Flood = { url: server.url, person, sockets: SOCKETS, events: EVENTS }
  const flooder = new Worker(new URL('../processes/flooder.ts', import.meta.url), { workerData })
  await once(flooder, 'message')
  const sockets = await connectAll(server.url, others)
  let isOver = false
  const sent = once(flooder, 'message').finally(() => {
    isOver = true
  })
  flooder.postMessage('go')
  const own = await Promise.all(
    sockets.map(async (socket) => {
      const times = [await ask(socket)]
      while (!isOver) times.push(await ask(socket))
      return times
    }),
  )
  await sent
  for (const socket of sockets) socket.disconnect()
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
