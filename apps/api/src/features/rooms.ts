import type { Mount } from '../http/mount.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import type { CronLine } from '../jobs/worker.ts'
import { authRoutes } from './auth/index.ts'

/** Every room's calls. */
export const mountRooms = (mount: Mount): void => {
  authRoutes(mount)
}

/** Every room's jobs, by name. */
export const jobHandlers: JobHandlers = {}

/** What the clock starts. */
export const crontab: readonly CronLine[] = []
