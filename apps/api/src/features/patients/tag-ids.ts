import { folded } from '@emma/domain/text'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { loadTags, tagCell } from './tags.present.ts'
import { insertTags } from './tags.repo.ts'

/** The ids of tags by folded name; unknown names are created. The caller holds `lockTags`. */
export const tagIdsByName = async (
  deps: Deps,
  tx: Tx,
  specialistId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const existing = await loadTags(deps, tx, specialistId)
  const byName = new Map(existing.map(({ id, name }) => [folded(name), id]))
  const seal = await deps.vault.sealer(tx, specialistId)
  const made = []
  for (const name of names) {
    if (byName.has(folded(name))) continue
    const id = deps.newId()
    made.push({ id, sealed: seal(tagCell(specialistId, id), name) })
    byName.set(folded(name), id)
  }
  await insertTags(tx, { specialistId, now: deps.clock.now() }, made)
  return byName
}

/** The ids of tags by name, ignoring accents and case. */
export const tagIdsOf = async (
  deps: Deps,
  tx: Tx,
  specialistId: string,
  names: readonly string[],
): Promise<string[]> => {
  const byName = await tagIdsByName(deps, tx, specialistId, names)
  return [...new Set(names.flatMap((name) => byName.get(folded(name)) ?? []))]
}
