import { startEmbeddedPostgres } from '../../../apps/api/src/db/embedded/index.ts'
import { urlOf } from '../dataset/bases.ts'
import { memoryOf } from '../processes/cpu.ts'
import type { Row } from '../row.ts'
import type { Settings } from '../settings.ts'
import { type Setup, startServer } from '../setup.ts'

const MEMORY_GOAL = 200
const START_GOAL = 5

/** After all the others. */
export const memory = async ({ server }: Setup): Promise<Row> => {
  const megabytes = await memoryOf(server.pid)
  return {
    work: 'memory of the API process after all of it',
    goal: `≤ ${MEMORY_GOAL} MB`,
    result: `${megabytes} MB`,
    isMet: megabytes <= MEMORY_GOAL,
  }
}

/** Database and server on a prepared folder, on which nothing else may run. */
export const start = async (settings: Settings): Promise<Row> => {
  const began = performance.now()
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, log: () => {} })
  try {
    const server = await startServer(settings, urlOf(postgres.url, 'bench_run'))
    const seconds = (performance.now() - began) / 1000
    await server.stop()
    return {
      work: 'start on a prepared folder: database, then server',
      goal: `≤ ${START_GOAL} s`,
      result: `${seconds.toFixed(2)} s`,
      isMet: seconds <= START_GOAL,
    }
  } finally {
    await postgres.stop()
  }
}
