import type { getQueueEntry as endpoint } from '@emma/contracts/queue'
import type { UseCase } from '../../../http/mount.ts'
import { findOpenEntry } from './entries.repo.ts'
import { showEntry } from './show-entry.ts'

/** The caller's open entry; null if there is none. */
export const getQueueEntry: UseCase<typeof endpoint> = async (deps, { actor }) => {
  const row = await findOpenEntry(deps.db, actor.customerId)
  return row ? showEntry(deps, row) : null
}
