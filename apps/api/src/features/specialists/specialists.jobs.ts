import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { mendCities } from './profile/mend-cities.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'mend-cities': unknown
  }
}

export const specialistJobs: JobHandlers = { 'mend-cities': mendCities }
export const specialistCrontab: readonly CronLine[] = [{ job: 'mend-cities', at: '*/10 * * * *' }]
