import { pagarmeCharges } from './pagarme-charges.ts'
import { pagarmeCustomers } from './pagarme-customers.ts'
import { createPagarmeCall } from './pagarme-http.ts'
import { pagarmeRecipients } from './pagarme-recipients.ts'
import type { PaymentsPort } from './port.ts'

export interface PagarmeOptions {
  /** Including `/core/v5`, as the server reaches it. */
  readonly url: string
  /** The same as a browser reaches it: card tokens are created there. */
  readonly publicUrl: string
  readonly secretKey: string
  readonly publicKey: string
  /** The account's own recipient, which gets everything not split to others. */
  readonly platformRecipientId: string
}

/** Pagar.me core/v5 (https://docs.pagar.me/reference). */
export const createPagarme = (options: PagarmeOptions): PaymentsPort => {
  const call = createPagarmeCall(options)
  const { platformRecipientId } = options
  return {
    platformRecipientId,
    tokenization: () => ({
      url: `${options.publicUrl}/tokens?appId=${options.publicKey}`,
      publicKey: options.publicKey,
    }),
    ...pagarmeCustomers(call),
    ...pagarmeCharges(call, platformRecipientId),
    ...pagarmeRecipients(call),
  }
}
