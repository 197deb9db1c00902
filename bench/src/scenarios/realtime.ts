import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import { leanProcess } from '../../../scripts/run/environment.ts'
import { type HttpProcess, startHttpProcess } from '../processes/child.ts'
import { cpuDuring, memoryOf } from '../processes/cpu.ts'
import { sinceStamp } from '../processes/stamp.ts'
import type { Row } from '../row.ts'
import { customersOf, type Setup } from '../setup.ts'
import { chatting } from './chats/chatting.ts'
import { consulting } from './consulting.ts'
import { flooding } from './flooding.ts'
import { connectAll, percentile } from './sockets.ts'

const CLIENTS = 1000
const SCENARIO = 50
const RATE_GOAL = 25_000
const P99_GOAL = 10
const MEMORY_GOAL_KB = 20
/** Deliveries of the measurement at full speed. */
const BURST = 200_000

const startSockets = ({ settings, databaseUrl }: Setup): Promise<HttpProcess> =>
  startHttpProcess(
    new URL('../processes/sockets-server.ts', import.meta.url),
    { ...process.env, ...leanProcess, ...settings.env, DATABASE_URL: databaseUrl },
    '/api/v1/health/ready',
  )

interface FanOut {
  readonly userIds: readonly string[]
  readonly count: number
  readonly rate: number
}

/** Sends that many events, and waits until everything arrived or nothing more comes. */
const measureFanOut = async (server: HttpProcess, sockets: readonly Socket[], { count, ...rest }: FanOut) => {
  const times: number[] = []
  const record = ({ id }: { readonly id: string }): void => void times.push(sinceStamp(id))
  for (const socket of sockets) socket.on('notification', record)
  const began = performance.now()
  const { ms } = await cpuDuring([server.pid], async () => {
    const body = JSON.stringify({ count, ...rest })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${server.url}/fan-out`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`The fan-out was answered ${answer.status}`)
    for (let had = -1; times.length < count * SCENARIO && had !== times.length; ) {
      had = times.length
      await sleep(times.length < count * SCENARIO ? 500 : 0)
    }
  })
  const seconds = (performance.now() - began) / 1000
  for (const socket of sockets) socket.off('notification', record)
  times.sort((one, other) => one - other)
  return { times, seconds, cpu: (ms[0] ?? 0) / times.length, lost: count * SCENARIO - times.length }
}

const steady = async (
  server: HttpProcess,
  sockets: readonly Socket[],
  userIds: readonly string[],
  seconds: number,
) => {
  const rate = RATE_GOAL / SCENARIO
  const { times, cpu, lost } = await measureFanOut(server, sockets, { userIds, rate, count: rate * seconds })
  const p99 = Math.round(percentile(times, 0.99) * 10) / 10
  const row: Row = {
    work: `${RATE_GOAL.toLocaleString('en')} deliveries a second to rooms of ${SCENARIO}, ${CLIENTS.toLocaleString('en')} connected`,
    goal: `p99 ≤ ${P99_GOAL} ms, none lost`,
    p50: Math.round(percentile(times, 0.5) * 10) / 10,
    p99,
    cpu,
    result: `${lost} lost, p99 ${p99} ms, ${cpu.toFixed(4)} ms CPU a delivery`,
    isMet: p99 <= P99_GOAL && lost === 0,
  }
  return row
}

const fastest = async (server: HttpProcess, sockets: readonly Socket[], userIds: readonly string[]) => {
  const { times, seconds, cpu, lost } = await measureFanOut(server, sockets, {
    userIds,
    rate: 0,
    count: BURST / SCENARIO,
  })
  const perSecond = Math.round(times.length / seconds)
  const row: Row = {
    work: `deliveries to rooms of ${SCENARIO}, as fast as it goes`,
    goal: `≥ ${RATE_GOAL.toLocaleString('en')} a second`,
    perSecond,
    result: `${perSecond.toLocaleString('en')} a second, ${lost} lost, ${cpu.toFixed(4)} ms CPU each`,
    isMet: perSecond >= RATE_GOAL && lost === 0,
  }
  return row
}

const memoryRow = (before: number, after: number): Row => {
  const kilobytes = Math.round(((after - before) * 1024) / CLIENTS)
  return {
    work: 'memory of a connection',
    goal: `≤ ${MEMORY_GOAL_KB} KB`,
    result: `${kilobytes} KB: ${before} MB before, ${after} MB with ${CLIENTS}`,
    isMet: kilobytes <= MEMORY_GOAL_KB,
  }
}

/** The cost of sockets: connections, fan-out, and a message of the chat. */
export const runRealtime = async (setup: Setup, say: (row: Row) => void): Promise<Row[]> => {
  const server = await startSockets(setup)
  try {
    const users = await customersOf(setup, CLIENTS / SCENARIO)
    const people = users.flatMap((user) => Array.from({ length: SCENARIO }, () => user))
    const warm = await connectAll(server.url, people.slice(0, SCENARIO))
    for (const socket of warm) socket.disconnect()
    await sleep(1000)
    const before = await memoryOf(server.pid)
    const sockets = await connectAll(server.url, people)
    const userIds = users.map(({ userId }) => userId)
    const rows = [memoryRow(before, await memoryOf(server.pid))]
    await measureFanOut(server, sockets, { userIds, rate: 0, count: 400 })
    rows.push(await steady(server, sockets, userIds, setup.seconds))
    rows.push(await fastest(server, sockets, userIds))
    for (const socket of sockets) socket.disconnect()
    rows.push(await chatting(setup, server))
    rows.push(...(await consulting(setup, server)))
    // Last: a flooding user is refused for a minute.
    rows.push(await flooding(setup, server))
    rows.forEach(say)
    return rows
  } finally {
    await server.stop()
  }
}
