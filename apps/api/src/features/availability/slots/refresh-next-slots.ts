import type { Deps } from '../../../deps.ts'
import { refreshDueSlots } from './slots.repo.ts'

declare module '../../../ports/jobs.ts' {
  interface JobPayloads {
    'refresh-next-slots': unknown
  }
}

const BATCH = 500

/** Updates next slots that time has passed, a batch per transaction. Parallel runs share the work. */
export const refreshNextSlots = async ({ db, clock }: Deps): Promise<void> => {
  const now = clock.now()
  while ((await refreshDueSlots(db, now, BATCH)) === BATCH);
}
