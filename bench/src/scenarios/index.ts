import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillGrown } from '../dataset/grown.ts'
import { type HttpProcess, startHttpProcess } from '../processes/child.ts'
import { recordStatements, type Statement } from '../processes/record-statements.ts'
import type { Row } from '../row.ts'
import { withDeps } from '../settings.ts'
import type { Setup } from '../setup.ts'
import { booking } from './booking.ts'
import { growingWorks } from './chats/growing.ts'
import { duringExports } from './during/exporting.ts'
import { type HttpWork, runHttpWork } from './http-work.ts'
import { growingList, list } from './list.ts'
import { duringLogins, login } from './login.ts'
import { memory } from './process.ts'
import { race } from './race.ts'
import { recordList, recordRead } from './records.ts'
import { dayOfSlots, pureSlots } from './slots.ts'
import { week } from './week.ts'

const httpWorks: readonly HttpWork[] = [list, week, recordList, recordRead]
const growingHttpWorks: readonly HttpWork[] = [growingList, week, recordList, recordRead]
/** Everything but single calls under load; in this order, as bookings change what the others read. */
const otherWorks: readonly ((setup: Setup) => Promise<Row>)[] = [
  dayOfSlots,
  pureSlots,
  login,
  duringLogins,
  duringExports,
  booking,
  race,
  memory,
]

type Say = (row: Row) => void

const startFloor = (setup: Setup, file: string): Promise<HttpProcess> =>
  startHttpProcess(
    new URL('../processes/floor-server.ts', import.meta.url),
    { ...process.env, DATABASE_URL: setup.databaseUrl, FLOOR_STATEMENTS: file },
    '/',
  )

/** The works under load, each beside its floor. */
const runHttpWorks = async (setup: Setup, works: readonly HttpWork[], say: Say): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'emma-bench-'))
  const prepared = []
  const statements: Record<string, Statement[][]> = {}
  for (const work of works) {
    const ready = await work.prepare(setup)
    prepared.push({ work, ready })
    statements[work.key] = await withDeps(setup.settings, setup.databaseUrl, (deps) =>
      recordStatements(deps, setup.databaseUrl, ready.calls),
    )
  }
  const file = join(folder, 'statements.json')
  await writeFile(file, JSON.stringify(statements))
  const floor = await startFloor(setup, file)
  try {
    const rows = []
    for (const { work, ready } of prepared) {
      const row = await runHttpWork(setup, floor, work, ready)
      rows.push(row)
      say(row)
    }
    return rows
  } finally {
    await floor.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** All works on one copy of the data. */
export const runAll = async (setup: Setup, say: Say): Promise<Row[]> => {
  const rows = await runHttpWorks(setup, httpWorks, say)
  for (const work of otherWorks) {
    const row = await work(setup)
    rows.push(row)
    say(row)
  }
  return rows
}

/** Scenarios whose cost could grow with the data. */
export const runGrowing = async (setup: Setup, say: Say): Promise<Row[]> => {
  await fillGrown(setup.pool, setup.specialists)
  const rows = await runHttpWorks(setup, growingHttpWorks, say)
  for (const work of [booking, ...growingWorks]) {
    const row = await work(setup)
    rows.push(row)
    say(row)
  }
  return rows
}
