import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { mendCities } from './mend-cities.ts'
import { mendPins } from './mend-pins.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'mend-pins': unknown
    'mend-place-cities': unknown
  }
}

export const placesJobs: JobHandlers = { 'mend-pins': mendPins, 'mend-place-cities': mendCities }
/** For places from before the upgrade, and of clients that send the map's initial point. */
export const placesCrontab: readonly CronLine[] = [
  { job: 'mend-pins', at: '*/10 * * * *' },
  { job: 'mend-place-cities', at: '*/10 * * * *' },
]
