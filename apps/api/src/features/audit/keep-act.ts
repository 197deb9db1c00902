import { isDeepStrictEqual } from 'node:util'
import type { ActAction, ActEntity } from '@emma/contracts/audit'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { insertAct } from './acts.repo.ts'
import { cellOf } from './cell.ts'
import { type Fields, hidePersonal } from './hide-personal.ts'

export interface Act {
  readonly actor: Actor
  readonly client: { readonly address: string }
  readonly action: ActAction
  readonly entity: ActEntity
  /** The thing's id, a variable's name. */
  readonly entityId: string
  /** The previous state; undefined for a new thing. */
  readonly before?: Fields
  /** The current state; undefined if it was deleted. */
  readonly after?: Fields
  readonly reason?: string | null | undefined
}

const differing = (one: Fields, other: Fields): Fields =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => !isDeepStrictEqual(value, other[name])))

/**
 * Returns only the fields that changed. Compares before personal values are masked, because masked ones may look alike.
 */
const detailsOf = ({ before, after, reason }: Act) => {
  const both = before !== undefined && after !== undefined
  return {
    before: before && hidePersonal(both ? differing(before, after) : before),
    after: after && hidePersonal(both ? differing(after, before) : after),
    reason: reason ?? undefined,
  }
}

/**
 * Records an admin's act, in its transaction. Records nothing if another role makes the same call: a specialist who
 * changes the own profile, a company's admin who approves a withdrawal.
 */
export const keepAct = async (
  { clock, newId, vault }: Pick<Deps, 'clock' | 'newId' | 'vault'>,
  tx: Tx,
  act: Act,
): Promise<void> => {
  const { actor, client, action, entity, entityId } = act
  if (actor.role !== 'admin') return
  const id = newId()
  await insertAct(tx, {
    id,
    at: clock.now(),
    user_id: actor.userId,
    action,
    entity,
    entity_id: entityId,
    details_sealed: await vault.seal(tx, cellOf(actor.userId, id), detailsOf(act)),
    session_id: actor.sessionId,
    address: client.address,
  })
}
