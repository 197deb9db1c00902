import { DAY } from '@emma/domain/interval'
import { inTransaction } from '../../db/transaction.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { emitSlotsChanged } from '../availability/index.ts'
import { deleteHoldsBefore, endStaleHolds } from './slot-holds.repo.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'end-slot-holds': unknown
    'forget-slot-holds': unknown
  }
}

export const slotHoldJobs: JobHandlers = {
  'end-slot-holds': async (deps) => {
    const freed = await inTransaction(deps.db, (tx) => endStaleHolds(tx, deps.clock.now()))
    for (const specialistId of freed) emitSlotsChanged(deps, specialistId)
  },
  'forget-slot-holds': ({ db, clock }) => deleteHoldsBefore(db, new Date(clock.now().getTime() - DAY)),
}

export const slotHoldCrontab: readonly CronLine[] = [
  { job: 'end-slot-holds', at: '* * * * *' },
  { job: 'forget-slot-holds', at: '20 4 * * *' },
]
