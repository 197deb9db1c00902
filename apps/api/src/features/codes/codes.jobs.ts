import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { deleteCodesBefore } from './codes.repo.ts'
import { sendCode } from './send-code.ts'

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'send-code': { readonly codeId: string }
    'forget-codes': unknown
  }
}

const KEPT_MS = 7 * 86_400_000

export const codeJobs: JobHandlers = {
  'send-code': sendCode,
  'forget-codes': ({ db, clock }) => deleteCodesBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
}

export const codeCrontab: readonly CronLine[] = [{ job: 'forget-codes', at: '25 4 * * *' }]
