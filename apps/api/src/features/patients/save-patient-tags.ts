import type { savePatientTags as endpoint } from '@emma/contracts/patients'
import { folded } from '@emma/domain/text'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { UseCase } from '../../http/mount.ts'
import { loadOwnNotes, requireKept } from './own-notes.ts'
import { loadTags, tagCell } from './tags.present.ts'
import { insertTag, lockTags, replaceTags } from './tags.repo.ts'

/** The ids of tags by name, accents and case apart; a name that is none yet becomes one. */
const idsOf = async (
  deps: Deps,
  tx: Tx,
  specialistId: string,
  names: readonly string[],
): Promise<string[]> => {
  const existing = await loadTags(deps, tx, specialistId)
  const byName = new Map(existing.map(({ id, name }) => [folded(name), id]))
  for (const name of names) {
    if (byName.has(folded(name))) continue
    const id = deps.newId()
    const sealed = await deps.vault.seal(tx, tagCell(specialistId, id), name)
    await insertTag(tx, { id, specialistId, sealed, now: deps.clock.now() })
    byName.set(folded(name), id)
  }
  return [...new Set(names.flatMap((name) => byName.get(folded(name)) ?? []))]
}

/** These tags are on the patient from now on. */
export const savePatientTags: UseCase<typeof endpoint> = (deps, { actor, client, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { customerId } = params
    const { dependent_id, names } = body
    const asked = { actor, client, customerId, dependentId: dependent_id ?? null }
    const kept = await requireKept(deps, tx, asked, 'update')
    await lockTags(tx, kept.specialistId)
    await replaceTags(tx, kept, await idsOf(deps, tx, kept.specialistId, names))
    return loadOwnNotes(deps, tx, kept)
  })
