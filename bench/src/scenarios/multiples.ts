import { load, type Request } from '../load.ts'
import { type HttpProcess, startHttpProcess } from '../processes/child.ts'
import { cpuDuring } from '../processes/cpu.ts'
import type { Row } from '../row.ts'
import type { Setup } from '../setup.ts'
import { bookAll, prepareBookings } from './booking.ts'
import { chatting } from './chats/chatting.ts'
import { demoWorks } from './demo.ts'
import { CONNECTIONS, measure } from './http-work.ts'
import { login } from './login.ts'
import type { Multiple } from './multiple.ts'
import { memory } from './process.ts'

const HELLO_SECONDS = 2
const hello: readonly Request[] = [{ method: 'GET', path: '/hello', headers: {} }]

export const startHello = (): Promise<HttpProcess> =>
  startHttpProcess(new URL('../processes/hello-server.ts', import.meta.url), process.env, '/hello')

/** H: CPU milliseconds of a bare Fastify's hello. */
export const measureHello = async ({ url, pid }: HttpProcess) => {
  const options = { url, requests: hello, connections: CONNECTIONS }
  const { result, ms } = await cpuDuring([pid], () => load({ ...options, seconds: HELLO_SECONDS }))
  return { cpu: (ms[0] ?? 0) / result.requests.total, perSecond: result.requests.average }
}

const middle = <T>(all: readonly T[], by: (one: T) => number): T => {
  const sorted = all.toSorted((a, b) => by(a) - by(b))
  const found = sorted[Math.floor(sorted.length / 2)]
  if (found === undefined) throw new Error('Nothing was measured')
  return found
}

type Figures = Pick<Row, 'perSecond' | 'p50' | 'p99' | 'cpu' | 'cpuServer' | 'cpuDatabase'>

/** Measures H beside a work, round after round, and returns the median round: the machine is shared. */
export const besideHello = async (
  helloServer: HttpProcess,
  { work, goal }: Multiple,
  rounds: number,
  once: () => Promise<Figures>,
): Promise<Row> => {
  const all = []
  for (let round = 0; round < rounds; round += 1) {
    const before = await measureHello(helloServer)
    const figures = await once()
    const after = await measureHello(helloServer)
    const cpu = (before.cpu + after.cpu) / 2
    all.push({ figures, least: { ...before, cpu }, times: (figures.cpu ?? 0) / cpu })
  }
  const { figures, least, times } = middle(all, ({ times }) => times)
  return {
    ...figures,
    work,
    goal: `≤ ${goal} × H`,
    floor: { ...least, what: 'H' },
    goalRatio: goal,
    isMet: times <= goal,
  }
}

const multipleOf = (
  setup: Setup,
  helloServer: HttpProcess,
  work: Multiple & { readonly requests: readonly Request[] },
  rounds: number,
): Promise<Row> => besideHello(helloServer, work, rounds, () => measure(setup, setup.server, work.requests))

type Say = (row: Row) => void

export interface Choice {
  readonly rounds: number
  /** Keys of the works; undefined for all. */
  readonly only: readonly string[] | undefined
}

const isChosen = ({ only }: Choice, key: string): boolean => only === undefined || only.includes(key)

/** The read-only calls. */
export const runDemo = async (
  setup: Setup,
  helloServer: HttpProcess,
  choice: Choice,
  say: Say,
): Promise<Row[]> => {
  const rows = []
  for (const work of await demoWorks(setup)) {
    if (!isChosen(choice, work.key)) continue
    const row = await multipleOf(setup, helloServer, work, choice.rounds)
    rows.push(row)
    say(row)
  }
  return rows
}

const BOOKINGS = 700

const bookingOnce = async (setup: Setup, helloServer: HttpProcess, rounds: number): Promise<Row> => {
  const requests = await prepareBookings(setup, BOOKINGS * (rounds + 1))
  const next = () => bookAll(setup, requests.splice(0, BOOKINGS))
  await next()
  return besideHello(helloServer, { key: 'booking', work: 'booking by wallet', goal: 48 }, rounds, next)
}

const writes: Readonly<
  Record<string, (setup: Setup, helloServer: HttpProcess, rounds: number) => Promise<Row>>
> = {
  booking: bookingOnce,
  // A person's messages per minute are limited to what one round sends.
  message: (setup, helloServer) =>
    besideHello(helloServer, { key: 'message', work: 'message stored and delivered', goal: 24 }, 1, () =>
      chatting(setup, setup.server),
    ),
  login,
  memory,
}

export const hasWrites = (choice: Choice): boolean => Object.keys(writes).some((key) => isChosen(choice, key))

/** Scenarios that write: on data with enough wallets and slots. */
export const runWrites = async (
  setup: Setup,
  helloServer: HttpProcess,
  choice: Choice,
  say: Say,
): Promise<Row[]> => {
  const rows = []
  for (const [key, run] of Object.entries(writes)) {
    if (!isChosen(choice, key)) continue
    const row = await run(setup, helloServer, choice.rounds)
    rows.push(row)
    say(row)
  }
  return rows
}
