import type { Deps } from '../../../deps.ts'
import { refreshDueSlots } from './slots.repo.ts'

declare module '../../../ports/jobs.ts' {
  interface JobPayloads {
    'refresh-next-slots': unknown
  }
}

const BATCH = 500

/** Brings up to date what time has passed, a batch a transaction. Two at once share the work. */
export const refreshNextSlots = async ({ db, clock }: Deps): Promise<void> => {
  const now = clock.now()
  while ((await refreshDueSlots(db, now, BATCH)) === BATCH);
}
