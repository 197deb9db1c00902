import type { Centavos } from '../money.ts'

/**
 * An account of the ledger. What belongs to people and to the platform is positive. `provider` is the opposite: minus
 * what the payment provider took for us, plus what it gave back.
 */
export type Account =
  | 'provider'
  | 'platform'
  | `wallet:${string}`
  | `queue:${string}`
  | `pending:${string}`
  | `available:${string}`
  | `available:${string}:${string}`
  | `transferred:${string}`

/**
 * Builds account names. An owner is a specialist's or a company's id: the earnings of both use the same three.
 * - `wallet`: a customer's credits.
 * - `queue`: a customer's, paid for urgent care and not attended yet.
 * - `pending`: paid, and waiting for the release (`waiting_funds` on the wire, spec §3).
 * - `available`: may be withdrawn. What a specialist earned in a company is separate, as its withdrawal is approved
 * there.
 * - `transferred`: withdrawn, including withdrawals on their way.
 */
export const account = {
  provider: 'provider',
  platform: 'platform',
  wallet: (customerId: string): Account => `wallet:${customerId}`,
  queue: (customerId: string): Account => `queue:${customerId}`,
  pending: (ownerId: string): Account => `pending:${ownerId}`,
  available: (ownerId: string, companyId: string | null = null): Account =>
    companyId === null ? `available:${ownerId}` : `available:${ownerId}:${companyId}`,
  transferred: (ownerId: string): Account => `transferred:${ownerId}`,
} as const

/** One line of an entry: centavos into an account, or out of it when negative. Never 0. */
export interface Posting {
  readonly account: Account
  readonly amount: Centavos
}

/** The kind of a ledger entry; one entry of a kind for each thing that it refers to. */
export type EntryKind =
  | 'payment_settled'
  | 'credit_held'
  | 'credit_returned'
  | 'appointment_canceled'
  | 'credit_refunded'
  | 'earnings_released'
  | 'withdrawal_requested'
  | 'withdrawal_returned'
  | 'charged_back'
  | 'queue_paid'
  | 'queue_returned'
  | 'queue_attended'
  | 'correction'

/** A movement of money whose postings sum to zero: one for each account, in the accounts' order. */
export interface LedgerEntry {
  readonly kind: EntryKind
  readonly postings: readonly Posting[]
}

/**
 * An entry from any lines: lines of one account are merged, empty ones dropped. Sorted by account, so that transactions
 * that write cached balances lock them in one order.
 * @throws RangeError if the lines do not sum to zero: a programming error.
 */
export const entryOf = (kind: EntryKind, lines: readonly (readonly [Account, Centavos])[]): LedgerEntry => {
  const sums = new Map<Account, Centavos>()
  let total = 0
  for (const [name, amount] of lines) {
    sums.set(name, (sums.get(name) ?? 0) + amount)
    total += amount
  }
  if (total !== 0 || !Number.isSafeInteger(total)) throw new RangeError(`${kind} does not balance: ${total}`)
  const postings = [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => ({ account: name, amount }))
  return { kind, postings: postings.sort((a, b) => (a.account < b.account ? -1 : 1)) }
}
