import type { WorkerEvents } from 'graphile-worker'
import type { Deps } from '../deps.ts'
import { forgetWorker, freeLostJobs, saySeen } from './workers.repo.ts'

const SEEN_EVERY_MS = 10_000

export interface Heartbeat {
  /** Whether a run of the queue is alive in this process. */
  readonly isAlive: () => boolean
  readonly stop: () => Promise<void>
}

/** Records every ten seconds which runs of the queue are alive in this process, and frees the jobs of dead ones. */
export const keepHeartbeat = ({ db, log }: Deps, events: WorkerEvents): Heartbeat => {
  const alive = new Set<string>()
  // In order: a run that ended must not be recorded again by an earlier heartbeat.
  let last = Promise.resolve()
  const then = (work: () => Promise<void>): void => {
    last = last.then(work).catch((error: unknown) => log.warn({ err: error }, 'heartbeat of the worker'))
  }
  const beat = async (): Promise<void> => {
    for (const id of alive) await saySeen(db, id)
    await freeLostJobs(db)
  }
  events.on('pool:create', ({ workerPool: { id } }) => {
    alive.add(id)
    then(beat)
  })
  events.on('pool:release', ({ workerPool: { id } }) => {
    alive.delete(id)
    then(() => forgetWorker(db, id))
  })
  const timer = setInterval(() => then(beat), SEEN_EVERY_MS)
  return {
    isAlive: () => alive.size > 0,
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}
