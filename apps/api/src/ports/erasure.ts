import type { Tx } from '../db/transaction.ts'

/** A patient's account being erased (LGPD art. 18, VI). */
export interface ErasedAccount {
  readonly customerId: string
  readonly userId: string
  /** First and last name that replace the person's. */
  readonly name: readonly [string, string]
  /** Records or payments that the law requires to be retained with the person's identity. */
  readonly isRetained: boolean
  readonly now: Date
}

/**
 * Removes the account from one feature's tables. Runs in the erasure's one transaction, in the order of the list.
 * Returns the keys of files to delete with the rows.
 */
export type ErasurePart = (tx: Tx, account: ErasedAccount) => Promise<readonly string[]>

/** The features' parts in the erasure of an account. */
export interface Erasure {
  /** Closes the account at the request: nobody can log in any more, the job does the rest. */
  readonly close: (tx: Tx, customerId: string) => Promise<void>
  readonly parts: readonly ErasurePart[]
}
