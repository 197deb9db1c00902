import type { Centavos } from '../money.ts'

/** The split of one paid appointment, as the ledger has it now. */
export interface EarningLine {
  readonly price: Centavos
  /** What the platform kept; negative where it bore a charge-back for the specialist. */
  readonly platformFee: Centavos
  readonly companyShare: Centavos
  /** The specialist's part. */
  readonly earned: Centavos
}

/** Appointments summed up: `price` is `returned`, `platformFee`, `companyShare` and `earned` together. */
export interface EarningSums extends EarningLine {
  readonly appointments: number
  /** Returned to the patients. */
  readonly returned: Centavos
}

const nothing: EarningSums = {
  appointments: 0,
  price: 0,
  returned: 0,
  platformFee: 0,
  companyShare: 0,
  earned: 0,
}

/** The part of one appointment's price that was returned: what nobody kept. Centavos. */
export const returnedOf = ({ price, platformFee, companyShare, earned }: EarningLine): Centavos =>
  price - platformFee - companyShare - earned

/** The sums of some appointments, of a month or of one payer. */
export const sumEarnings = (lines: readonly EarningLine[]): EarningSums =>
  lines.reduce<EarningSums>(
    (sums, line) => ({
      appointments: sums.appointments + 1,
      price: sums.price + line.price,
      returned: sums.returned + returnedOf(line),
      platformFee: sums.platformFee + line.platformFee,
      companyShare: sums.companyShare + line.companyShare,
      earned: sums.earned + line.earned,
    }),
    nothing,
  )
