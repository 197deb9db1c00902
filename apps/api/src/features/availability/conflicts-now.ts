import type { Conflict } from '@emma/contracts/availability'
import { conflictsAfter, wallTimeOf } from '@emma/domain/availability'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { toConflict } from './availability.present.ts'
import { findComing } from './coming.repo.ts'
import { findBlocks, findRules, type StoredBlock, type StoredRule } from './rules/rules.repo.ts'

export interface Practice {
  readonly rules: readonly StoredRule[]
  readonly blocks: readonly StoredBlock[]
  readonly conflicts: Conflict[]
}

/**
 * The coming appointments that rules and time off do not allow, without those that the specialist chose to keep. An
 * appointment that has begun cannot be moved, so it is left out.
 */
export const conflictsWith = async (
  db: Db | Tx,
  specialistId: string,
  { rules, blocks, zone }: Omit<Practice, 'conflicts'> & { readonly zone: string },
  now: Date,
): Promise<Conflict[]> => {
  const coming = (await findComing(db, specialistId, now)).filter(
    ({ isKept, start }) => !isKept && start > now.getTime(),
  )
  const outside = conflictsAfter({ rules: rules.map(({ rule }) => rule), blocks, zone }, coming)
  return outside.map((appointment) => toConflict(appointment, zone, now))
}

/** Current rules and time off, and the coming appointments they no longer allow. */
export const readPractice = async (
  db: Db | Tx,
  specialistId: string,
  zone: string,
  now: Date,
): Promise<Practice> => {
  const rules = await findRules(db, specialistId, wallTimeOf(now.getTime(), zone).date)
  const blocks = await findBlocks(db, specialistId, now)
  return { rules, blocks, conflicts: await conflictsWith(db, specialistId, { rules, blocks, zone }, now) }
}

/** The number of coming appointments that the rules and time off no longer allow. */
export const countConflicts = async (
  db: Db,
  specialistId: string,
  zone: string,
  now: Date,
): Promise<number> => (await readPractice(db, specialistId, zone, now)).conflicts.length
