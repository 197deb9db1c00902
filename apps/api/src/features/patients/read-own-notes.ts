import type { readOwnNotes as endpoint } from '@emma/contracts/patients'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { loadOwnNotes, requireKept } from './own-notes.ts'

/** The specialist's tags and note on a patient in care. */
export const readOwnNotes: UseCase<typeof endpoint> = (deps, { actor, client, params, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { customerId } = params
    const { dependent_id: dependentId = null } = query
    const kept = await requireKept(deps, tx, { actor, client, customerId, dependentId }, 'read')
    return loadOwnNotes(deps, tx, kept)
  })
