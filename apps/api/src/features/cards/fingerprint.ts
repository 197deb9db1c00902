import type { Deps } from '../../deps.ts'
import type { StoredCard } from '../../providers/payments/port.ts'

/** Identifies a card across accounts, without revealing its number. */
export const markOf = (
  { vault }: Pick<Deps, 'vault'>,
  { bin, brand, last4, expMonth, expYear }: Omit<StoredCard, 'id'>,
): Buffer => vault.blindIndex(`card|${bin ?? brand}|${last4}|${expMonth}|${expYear}`)
