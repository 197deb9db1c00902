import type { Deps } from '../../deps.ts'
import type { StoredCard } from '../../providers/payments/port.ts'

/** What a card is known by in every account: nothing that reads back to its number. */
export const markOf = (
  { vault }: Pick<Deps, 'vault'>,
  { bin, brand, last4, expMonth, expYear }: Omit<StoredCard, 'id'>,
): Buffer => vault.blindIndex(`card|${bin ?? brand}|${last4}|${expMonth}|${expYear}`)
