import { loadStarterSets } from '../db/starter/index.ts'
import { buildApp } from './app.ts'
import { buildDeps, systemClock } from './build-deps.ts'
import type { Config } from './config.ts'
import { migrate } from './db/migrate.ts'
import { worksAsRole } from './db/pool.ts'
import {
  companionDoor,
  crontab,
  jobHandlers,
  presenceListeners,
  socketHandlers,
} from './features/features.ts'
import { startWorker } from './jobs/worker.ts'
import { serveWorkerHealth } from './jobs/worker-health.ts'
import { createLog } from './log.ts'
import { attachEmitter, attachRealtime } from './realtime/socket-server.ts'
import { openTracing } from './tracing/tracing.ts'

export interface RunningServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts the parts for `ROLE`; stopping finishes running work. */
export const startServer = async (config: Config): Promise<RunningServer> => {
  const log = createLog(config.LOG_LEVEL)
  await migrate(config.DATABASE_URL)
  const { deps, pool, close } = buildDeps(config, log, systemClock, await openTracing(config, log))
  const stops: (() => Promise<void>)[] = [close]
  if (!(await worksAsRole(deps.db))) {
    log.warn(
      'the database does not let us take the role emma_app: the ledger is append-only by its triggers alone',
    )
  }
  // Without the demo its modules are not loaded.
  const demo = config.SEED === 'demo' ? await import('../db/seeds/index.ts') : undefined
  await loadStarterSets(deps)
  await demo?.seedDemo(deps)

  if (config.ROLE !== 'api') {
    const handlers = { ...jobHandlers, ...demo?.demoJobs }
    const worker = startWorker(deps, pool, handlers, [...crontab, ...(demo?.demoCrontab ?? [])])
    stops.unshift(worker.stop)
    if (config.ROLE === 'worker') stops.unshift(await serveWorkerHealth(deps, worker))
  }
  let url = ''
  if (config.ROLE === 'worker') {
    stops.unshift(await attachEmitter(deps))
  } else {
    const app = await buildApp(deps)
    const detach = await attachRealtime(app, deps, socketHandlers, presenceListeners, companionDoor)
    url = await app.listen({ host: config.HOST, port: config.PORT })
    stops.unshift(detach, () => app.close())
    log.info({ url }, 'listening')
  }
  return {
    url,
    stop: async () => {
      await deps.leaving.begin()
      for (const stop of stops) await stop()
    },
  }
}
