import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { sealedColumns } from './sealed-columns.ts'
import { countOldKeys, lockOldKeys, readSealed, updateDataKeys } from './vault.repo.ts'

const AT_ONCE = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

type VaultDeps = Pick<Deps, 'db' | 'vault'>

/**
 * Wraps every data key with the newest master key, some hundred per transaction. Started again after a stop, it
 * continues where it was. Data keys themselves stay, so concurrent reads and writes are not affected. Every process
 * must know the newest master key before this runs; older ones can be removed afterwards.
 * @returns how many keys it wrapped
 */
export const rotateKeys = async (
  { db, vault }: VaultDeps,
  report: (done: number) => void = () => {},
): Promise<number> => {
  let done = 0
  while ((await countOldKeys(db, vault.masterVersion)) > 0) {
    done += await inTransaction(db, async (tx) => {
      const keys = await lockOldKeys(tx, vault.masterVersion, AT_ONCE)
      await updateDataKeys(tx, keys.map(vault.rewrap))
      return keys.length
    })
    report(done)
  }
  return done
}

/** The result of checking all sealed data. */
export interface SealedCheck {
  readonly opened: number
  /** `table.column row` of values that do not open. */
  readonly broken: readonly string[]
}

/** Opens every sealed value in the database: the proof, before an older master key is thrown away. */
export const checkSealed = async ({ db, vault }: VaultDeps): Promise<SealedCheck> => {
  let opened = 0
  const broken: string[] = []
  for (const each of sealedColumns) {
    const column = `${each.table}.${each.column}`
    let after = FIRST_ID
    for (;;) {
      const values = await readSealed(db, each, after, AT_ONCE)
      const last = values.at(-1)
      if (!last) break
      after = last.row_id
      // If a person's key does not open, each of their values is reported below.
      const subjects = values.map((value) => value.subject_id)
      await vault.warm(db, subjects).catch(() => undefined)
      for (const { row_id, subject_id, sealed } of values) {
        const cell = { subjectId: subject_id, column, rowId: row_id }
        const isOpen = await vault.open(db, cell, sealed).then(
          () => true,
          () => false,
        )
        if (isOpen) opened += 1
        else broken.push(`${column} ${row_id}`)
      }
    }
  }
  return { opened, broken }
}
