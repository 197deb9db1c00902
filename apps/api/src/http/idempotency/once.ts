import type { Tx } from '../../db/transaction.ts'
import { type IdempotencyScope, readKey, takeKey, takeOver } from './idempotency.repo.ts'

/**
 * The key of a call whose use case takes it in its own transaction: the result and its answer are both stored, or
 * neither.
 */
export interface Once {
  readonly scope: IdempotencyScope
  /** What is committed: nothing, the work without its answer, or both. */
  state: 'open' | 'begun' | 'answered'
}

/** The call was made before under this key: its first answer is returned. The transaction is rolled back. */
export class AskedBefore extends Error {}

/** @throws AskedBefore if the call has an answer, or a live process is answering it */
export const refuseRepeated = async (tx: Tx, once: Once, now: Date): Promise<void> => {
  if (!(await readKey(tx, once.scope))) return
  if (!(await takeOver(tx, once.scope, now))) throw new AskedBefore()
  once.state = 'begun'
}

/**
 * Takes the call's key in the transaction that does its work.
 * @throws AskedBefore if the call has an answer, or was begun
 */
export const takeOnce = async (tx: Tx, once: Once, now: Date): Promise<void> => {
  if (!(await takeKey(tx, once.scope, now))) throw new AskedBefore()
  once.state = 'begun'
}
