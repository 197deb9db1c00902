/** Why a card was refused, in words for the person, and the provider's own code for support. */
export interface Refusal {
  readonly code: string
  readonly reason: string
}

export interface SplitPart {
  /** The provider's id of the one who gets it. */
  readonly recipientId: string
  /** Centavos. */
  readonly amount: number
  /** Exactly one part carries what rounding leaves over. */
  readonly remainder: boolean
}

export interface ChargeRequest {
  /** Idempotency key, committed before the call. */
  readonly key: string
  /** Our reference, shown in the provider's panel and found again by it. */
  readonly code: string
  readonly customerId: string
  readonly description: string
  /** Centavos. */
  readonly amount: number
  readonly method:
    | { readonly kind: 'card'; readonly cardId: string; readonly installments: number }
    | { readonly kind: 'pix'; readonly expiresInSeconds: number }
  readonly split: readonly SplitPart[]
}

export interface PixCode {
  readonly qrCode: string
  readonly qrCodeUrl: string
  readonly expiresAt: string
}

/** What the provider says of a charge now. */
export interface Charge {
  /** Our reference, under which it was asked for. */
  readonly code: string
  readonly orderId: string
  readonly chargeId: string
  readonly status:
    | 'pending'
    | 'paid'
    | 'refused'
    | 'refunded'
    | 'partially_refunded'
    | 'canceled'
    | 'charged_back'
  readonly amount: number
  readonly refunded: number
  readonly refusal?: Refusal
  readonly pix?: PixCode
}

export interface ProviderCustomer {
  readonly code: string
  readonly name: string
  readonly email: string
  /** CPF, digits only. */
  readonly document: string
  /** Digits with the area code. */
  readonly cellphone: string
}

export interface StoredCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly holderName: string
  readonly expMonth: number
  readonly expYear: number
}

export interface BillingAddress {
  readonly zipCode: string
  readonly address: string
  readonly number: string
  readonly complement?: string
  readonly district: string
  readonly city: string
  readonly state: string
  readonly country: string
}

/**
 * The payment provider, in our words. Money is integer centavos.
 *
 * Every method may throw `ProviderUnknown` (the answer was lost: ask again under the same key) or
 * `ProviderRejected` (it was understood and refused; nothing was done).
 */
export interface PaymentsPort {
  /** Where the browser turns a card into a token; the card's number never reaches us. */
  readonly tokenization: () => { readonly url: string; readonly publicKey: string }
  readonly ensureCustomer: (customer: ProviderCustomer) => Promise<string>
  readonly addCard: (
    customerId: string,
    token: string,
    billing: BillingAddress | undefined,
  ) => Promise<StoredCard>
  readonly removeCard: (customerId: string, cardId: string) => Promise<void>
  /** Charges once per key, however often it is called. A refused card is an answer, not an error. */
  readonly charge: (request: ChargeRequest) => Promise<Charge>
  readonly findCharge: (chargeId: string) => Promise<Charge | undefined>
  /** The order made under our code, if the provider has one. */
  readonly findByCode: (code: string) => Promise<Charge | undefined>
  /** Gives money back, in part or whole, once per key. */
  readonly refund: (key: string, chargeId: string, amount: number) => Promise<Charge>
}

/** The provider's answer is not known: what was asked may have been done. */
export class ProviderUnknown extends Error {
  override readonly name = 'ProviderUnknown'
}
/** The provider understood and refused; nothing was done. */
export class ProviderRejected extends Error {
  override readonly name = 'ProviderRejected'
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}
