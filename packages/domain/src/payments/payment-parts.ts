import type { Centavos } from '../money.ts'
import { assertNever, ok, type Result, refuse } from '../result.ts'
import type { PaymentMethod } from './payment-state.ts'

/** A price by payer: the wallet, and the provider (card or Pix). Sums to the price. */
export interface PaymentParts {
  readonly wallet: Centavos
  readonly provider: Centavos
}

/**
 * How a price is paid by a method, given the wallet's balance. Amounts in centavos. Refuses `wallet_insufficient` if
 * the wallet alone should pay and cannot.
 */
export const paymentPartsOf = (
  method: PaymentMethod,
  price: Centavos,
  walletBalance: Centavos,
): Result<PaymentParts, 'wallet_insufficient'> => {
  switch (method) {
    case 'credit_card':
    case 'pix':
      return ok({ wallet: 0, provider: price })
    case 'wallet':
      return walletBalance >= price ? ok({ wallet: price, provider: 0 }) : refuse('wallet_insufficient')
    case 'wallet_card':
    case 'wallet_pix': {
      const wallet = Math.min(price, Math.max(0, walletBalance))
      return ok({ wallet, provider: price - wallet })
    }
    default:
      return assertNever(method)
  }
}
