import type { Mount } from '../http/mount.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import type { CronLine } from '../jobs/worker.ts'
import type { SocketHandlers } from '../realtime/port.ts'
import { authRoutes } from './auth/index.ts'
import { callCrontab, callJobs, callRoutes, callSockets } from './calls/index.ts'
import { privacyRoutes } from './privacy/index.ts'
import { recordsRoutes } from './records/index.ts'

/** Every room's calls. */
export const mountRooms = (mount: Mount): void => {
  authRoutes(mount)
  callRoutes(mount)
  privacyRoutes(mount)
  recordsRoutes(mount)
}

/** Every room's jobs, by name. */
export const jobHandlers: JobHandlers = { ...callJobs }

/** What the clock starts. */
export const crontab: readonly CronLine[] = [...callCrontab]

/** What sockets ask, event by event. */
export const socketHandlers: SocketHandlers = { ...callSockets }
