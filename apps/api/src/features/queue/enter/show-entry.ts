import type { QueueEntry } from '@emma/contracts/queue'
import type { Deps } from '../../../deps.ts'
import { openClinical } from '../cells.ts'
import { toQueueEntry } from '../queue.present.ts'
import { findQueueNow } from '../queue-status.repo.ts'
import type { EntryRow } from './entries.repo.ts'

/** A customer's own entry as they see it. */
export const showEntry = async (deps: Deps, row: EntryRow): Promise<QueueEntry> => {
  const [clinical, queue] = await Promise.all([
    openClinical(deps.vault, deps.db, row),
    findQueueNow(deps.db, deps.clock.now()),
  ])
  return toQueueEntry(row, clinical, queue, deps.config.SUPPORT_PHONE ?? null)
}
