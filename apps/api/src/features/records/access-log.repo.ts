import type { AccessLine } from '@emma/contracts/records'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Actor } from '../../http/actor.ts'

/** One read or write of clinical data. */
export interface Access {
  readonly customerId: string
  readonly action: AccessLine['action']
  readonly object: AccessLine['object']
  readonly objectId: string
  readonly basis: AccessLine['basis']
}

/** Who does it, from where and when. */
export interface Accessor {
  readonly actor: Actor
  readonly client: { readonly address: string }
  readonly now: Date
}

/**
 * Writes to the patients' chains, all lines in one statement. Sorted by patient, so that two lists never wait for
 * each other in a circle.
 */
export const logAccess = async (tx: Tx, who: Accessor, accesses: readonly Access[]): Promise<void> => {
  if (accesses.length === 0) return
  const lines = accesses.toSorted((a, b) => a.customerId.localeCompare(b.customerId))
  const { actor, client, now } = who
  await sql`
    SELECT log_access(l.customer_id, ${actor.userId}::uuid, ${actor.role}::text, l.action, l.object, l.object_id,
      l.basis, ${actor.sessionId}::uuid, ${client.address}::inet, ${now}::timestamptz)
    FROM unnest(${lines.map((line) => line.customerId)}::uuid[], ${lines.map((line) => line.action)}::text[],
      ${lines.map((line) => line.object)}::text[], ${lines.map((line) => line.objectId)}::uuid[],
      ${lines.map((line) => line.basis)}::text[]) AS l (customer_id, action, object, object_id, basis)`.execute(
    tx,
  )
}

/** A page of one patient's log, newest first. */
export const findAccesses = async (db: Db, customerId: string, limit: number, offset: number) => {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('access_log as l')
      .innerJoin('users as u', 'u.id', 'l.user_id')
      .select(['l.id', 'l.at', 'l.role', 'l.action', 'l.object', 'l.object_id', 'l.basis'])
      .select(['u.first_name', 'u.last_name'])
      .where('l.customer_id', '=', customerId)
      .orderBy('l.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('access_log')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
