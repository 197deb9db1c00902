import type { Centavos } from '../money.ts'
import { type Split, splitAlike } from '../payments/index.ts'
import { account, entryOf, type LedgerEntry } from './accounts.ts'
import type { Sale } from './ledger.ts'

/** Who bears a payment that the customer's bank took back, in centavos. `credit` is the customer's own. */
export interface Borne extends Split {
  readonly credit: Centavos
}

/** What is left of a disputed purchase, in centavos. */
export interface Left {
  /** Unspent credit from the purchase. */
  readonly credit: Centavos
  /** The part of each share that cannot be withdrawn yet. */
  readonly specialist: Centavos
  readonly company: Centavos
}

/**
 * Who bears a charge-back (decision 7). First the customer's unspent credit from the same purchase: they can't keep
 * both the money and the credit. Then specialist and company bear their shares while these are still pending. Released
 * shares are theirs: the platform released them before disputes ended, so it bears those and its fee.
 * @param amount what the bank took, centavos, at most the price
 */
export const bearChargeBack = (amount: Centavos, split: Split, left: Left): Borne => {
  const credit = Math.min(amount, left.credit)
  const shares = splitAlike(amount - credit, split)
  const specialist = Math.min(shares.specialist, left.specialist)
  const company = Math.min(shares.company, left.company)
  return { credit, specialist, company, platform: amount - credit - specialist - company }
}

/** The bank took a payment back: the amounts of `bearChargeBack` leave each account. */
export const chargedBack = ({ customerId, specialistId, companyId }: Sale, borne: Borne): LedgerEntry =>
  entryOf('charged_back', [
    [account.provider, borne.credit + borne.specialist + borne.company + borne.platform],
    [account.wallet(customerId), -borne.credit],
    [account.platform, -borne.platform],
    [account.pending(specialistId), -borne.specialist],
    ...(companyId === null ? [] : [[account.pending(companyId), -borne.company] as const]),
  ])
