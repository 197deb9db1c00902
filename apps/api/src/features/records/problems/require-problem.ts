import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { notFound } from '../../../http/app-error.ts'
import { maySee, type Person, type Sight, writingSight } from '../access/sight.ts'
import { lockProblem } from './problems.repo.ts'

/**
 * Locks a problem that the specialist may change: of a patient in care, and visible to them. @throws AppError
 * `not_found`
 */
export const requireProblem = async (
  deps: Deps,
  tx: Tx,
  actor: SpecialistActor,
  id: string,
): Promise<{ readonly person: Person; readonly sight: Sight }> => {
  const row = await lockProblem(tx, id)
  if (!row) throw notFound()
  const person = { customerId: row.customer_id, dependentId: row.dependent_id }
  const sight = await writingSight(deps, tx, actor, person)
  if (!maySee(sight, row)) throw notFound()
  return { person, sight }
}
