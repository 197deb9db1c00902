import type { savePatientTags as endpoint } from '@emma/contracts/patients'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { loadOwnNotes, requireKept } from './own-notes.ts'
import { tagIdsOf } from './tag-ids.ts'
import { lockTags, replaceTags } from './tags.repo.ts'

/** Sets the patient's tags. */
export const savePatientTags: UseCase<typeof endpoint> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { customerId } = params
    const { dependent_id, names } = body
    const asked = { actor, client, customerId, dependentId: dependent_id ?? null }
    const kept = await requireKept(deps, tx, asked, 'update')
    await lockTags(tx, kept.specialistId)
    await replaceTags(tx, kept, await tagIdsOf(deps, tx, kept.specialistId, names))
    return loadOwnNotes(deps, tx, kept)
  })
