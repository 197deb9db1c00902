import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { mendPins } from './mend-pins.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'mend-pins': unknown
  }
}

export const placesJobs: JobHandlers = { 'mend-pins': mendPins }
/** For places from before the upgrade, and of clients that send the map's initial point. */
export const placesCrontab: readonly CronLine[] = [{ job: 'mend-pins', at: '*/10 * * * *' }]
