import type { getQueueEntry as endpoint } from '@emma/contracts/queue'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findOpenEntry } from './entries.repo.ts'
import { showEntry } from './show-entry.ts'

/** The own open entry, as it stands now. */
export const getQueueEntry: UseCase<typeof endpoint> = async (deps, { actor }) => {
  const row = await findOpenEntry(deps.db, actor.customerId)
  if (!row) throw notFound()
  return showEntry(deps, row)
}
