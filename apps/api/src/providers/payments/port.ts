import type { ChargesPort } from './charges-port.ts'
import type { RecipientsPort } from './recipients-port.ts'

export type * from './charges-port.ts'
export type * from './recipients-port.ts'

/**
 * The payment provider, in our words. Money is integer centavos.
 *
 * Every method may throw `ProviderUnknown` (the answer was lost: retry under the same key) or `ProviderRejected`
 * (understood and refused; nothing was done). Keys are committed before the call; the provider stores an answer for 24
 * hours.
 */
export interface PaymentsPort extends ChargesPort, RecipientsPort {
  /** The platform's own recipient: it gets everything not split to others. */
  readonly platformRecipientId: string
}

/** The provider's answer is unknown: the request may have been carried out. */
export class ProviderUnknown extends Error {
  override readonly name = 'ProviderUnknown'
}

/** The provider understood and refused; nothing was done. */
export class ProviderRejected extends Error {
  override readonly name = 'ProviderRejected'
  readonly status: number
  readonly #fields: readonly string[]
  /** @param fields names of the refused fields, in the provider's words */
  constructor(message: string, status: number, fields: readonly string[] = []) {
    super(message)
    this.status = status
    this.#fields = fields
  }

  /** Whether a field with this in its name was refused. */
  isAbout(name: string): boolean {
    return this.#fields.some((field) => field.includes(name))
  }
}
