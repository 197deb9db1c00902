import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { mendPins } from './mend-pins.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'mend-pins': unknown
  }
}

export const placesJobs: JobHandlers = { 'mend-pins': mendPins }
/** Places of before the upgrade, and of clients that send the point where their map began. */
export const placesCrontab: readonly CronLine[] = [{ job: 'mend-pins', at: '*/10 * * * *' }]
