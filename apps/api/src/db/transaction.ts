import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Db } from './pool.ts'

export type Tx = Transaction<DB>

const RETRIES = 3
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
/** 40P01 deadlock, 40001 serialization failure: the database asks to retry. */
const isRetryable = (error: unknown): boolean => ['40P01', '40001'].includes(String(codeOf(error)))

/** Whether a write failed on a unique index because another got the value first. @param index the unique index */
export const isTaken = (error: unknown, index: string): boolean =>
  codeOf(error) === '23505' && error instanceof Error && 'constraint' in error && error.constraint === index

/**
 * Of PostgreSQL: lost connections (08), no room (53), shutting down (57P0), a statement or a transaction that took too
 * long (57014, 25P03), a standby that is not promoted yet (25006). Of the network: unreachable.
 */
const unavailable =
  /^(08...|53...|57P0.|57014|25P03|25006|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN|ENOENT|EPIPE)$/
/** The driver's messages without a code. */
const unavailableWords = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/** Whether the database could not be reached, refused the connection, or did not answer in time. */
export const isUnavailable = (error: unknown): boolean =>
  unavailable.test(String(codeOf(error) ?? '')) ||
  (error instanceof Error && unavailableWords.test(error.message))

/**
 * Whether a read from the replica failed, or was ended by replication (40001); not an attempt to write there (25006).
 */
export const isOfReplica = (error: unknown): boolean =>
  codeOf(error) !== '25006' && (isUnavailable(error) || isRetryable(error))

/**
 * Runs `work` in one transaction and retries it up to three times with jitter if the database asks for it. `work` must
 * have no other effects: notify people and call providers after it returned.
 */
export const inTransaction = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isRetryable(error) || attempt === RETRIES) throw error
      await sleep(2 ** attempt * 10 * (0.5 + Math.random()))
    }
  }
}

/** Reads in one snapshot: the results of several statements are from the same moment. */
export const inSnapshot = <T>(db: Db, read: (snapshot: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
