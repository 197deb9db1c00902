import type { JobHandlers } from '../../src/jobs/jobs.ts'
import type { CronLine } from '../../src/jobs/worker.ts'
import { keepHistory } from './care/history.ts'
import { keepAppointment } from './care/keep-appointment.ts'
import { keepQueue } from './care/queue.ts'

export { seedDemo } from './demo.ts'

declare module '../../src/ports/jobs.ts' {
  interface JobPayloads {
    'keep-demo-appointment': object
    'keep-demo-history': object
    'keep-demo-queue': object
  }
}

/** Only if the demo is on. */
export const demoJobs: JobHandlers = {
  'keep-demo-appointment': keepAppointment,
  'keep-demo-history': keepHistory,
  'keep-demo-queue': keepQueue,
}
export const demoCrontab: readonly CronLine[] = [
  { job: 'keep-demo-queue', at: '2,7,12,17,22,27,32,37,42,47,52,57 * * * *' },
  { job: 'keep-demo-appointment', at: '*/5 * * * *' },
  // For a provider that did not answer at the first start.
  { job: 'keep-demo-history', at: '*/10 * * * *' },
]
