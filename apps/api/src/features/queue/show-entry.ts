import type { QueueEntry } from '@emma/contracts/queue'
import { ENOUGH_ATTENDANCES } from '@emma/domain/queue'
import type { Deps } from '../../deps.ts'
import { openClinical } from './cells.ts'
import type { EntryRow } from './entries.repo.ts'
import { toQueueEntry } from './queue.present.ts'
import { findStanding } from './standing.repo.ts'

/** An own entry as its customer sees it now. */
export const showEntry = async (deps: Deps, row: EntryRow): Promise<QueueEntry> => {
  const now = deps.clock.now()
  const [clinical, standing] = await Promise.all([
    openClinical(deps.vault, deps.db, row),
    findStanding(deps.db, now, ENOUGH_ATTENDANCES),
  ])
  return toQueueEntry(row, clinical, standing, now)
}
