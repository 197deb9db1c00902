import { paymentPause, refusalsKept } from '@emma/domain/payments'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { findAttempts } from '../auth/index.ts'

/** A charged card, and its identifier across accounts. */
export interface PayingCard {
  readonly id: string
  readonly mark: Buffer | null
}

/** The payer, their card and their address. */
export interface CardPayer {
  readonly customerId: string
  readonly address: string
  /** Null if no card is charged yet. */
  readonly card: PayingCard | null
}

/** The counters of a refused charge: the account, the address, and the card in any account. */
export const countedAs = ({ customerId, address, card }: CardPayer): readonly string[] => [
  `refused_charge:${customerId}`,
  `refused_charge_address:${address}`,
  ...(card ? [`refused_charge_card:${card.mark?.toString('hex') ?? card.id}`] : []),
]

/** Why no card may be charged now; Pix and the wallet still work. Counted in the database, for all processes. */
export const refusalOfPayer = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  payer: CardPayer,
): Promise<AppError | undefined> => {
  const now = clock.now().getTime()
  const since = new Date(now - refusalsKept.windowMs)
  const asked = countedAs(payer).map((bucket) => ({ bucket, since, most: refusalsKept.most }))
  const refusals = await findAttempts(db, asked)
  const wait = Math.max(...refusals.map((each) => paymentPause(each, now)))
  return wait > 0 ? new AppError('payment_pause', { retryAfter: Math.ceil(wait / 1000) }) : undefined
}
