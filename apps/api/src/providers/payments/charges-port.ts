/** Why a card was refused, in words for the person, and the provider's own code for support. */
export interface Refusal {
  readonly code: string
  readonly reason: string
}

/** One recipient's share of a charge, or of a refund. Centavos. */
export interface Share {
  /** The recipient's id at the provider. */
  readonly recipientId: string
  readonly amount: number
}

export interface ChargeRequest {
  /** Idempotency key, committed before the call. */
  readonly key: string
  /** Our reference, shown in the provider's panel and used to find it. */
  readonly code: string
  readonly customerId: string
  readonly description: string
  /** Centavos. */
  readonly amount: number
  readonly method:
    | { readonly kind: 'card'; readonly cardId: string; readonly installments: number }
    | { readonly kind: 'pix'; readonly expiresInSeconds: number }
  /**
   * The others' shares, together at most the amount. The rest is the platform's, which also bears the provider's fees,
   * rounding remainders, and disputes.
   */
  readonly split: readonly Share[]
}

export interface PixCode {
  readonly qrCode: string
  readonly qrCodeUrl: string
  readonly expiresAt: string
}

/** The provider's current state of a charge. */
export interface Charge {
  /** Our reference, sent with the request. */
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
  /** Taken from the customer so far, refunds included. */
  readonly paid: number
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
  /** The first six digits, if the provider sends them. */
  readonly bin: string | undefined
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

/** Payments by customers. */
export interface ChargesPort {
  /** The tokenizer for the browser; the card's number never reaches us. */
  readonly tokenization: () => { readonly url: string; readonly publicKey: string }
  readonly ensureCustomer: (customer: ProviderCustomer) => Promise<string>
  /** Updates a customer's name, e-mail and phone; idempotent. */
  readonly updateCustomer: (customerId: string, customer: ProviderCustomer) => Promise<void>
  readonly addCard: (
    customerId: string,
    token: string,
    billing: BillingAddress | undefined,
  ) => Promise<StoredCard>
  readonly removeCard: (customerId: string, cardId: string) => Promise<void>
  /** Charges once per key, however often it is called. A refused card is an answer, not an error. */
  readonly charge: (request: ChargeRequest) => Promise<Charge>
  readonly findCharge: (chargeId: string) => Promise<Charge | undefined>
  /** The charge with our code, if the provider has one. */
  readonly findByCode: (code: string) => Promise<Charge | undefined>
  /**
   * Refunds in part or whole, once per key.
   * @param split the others' parts of it; by default in proportion to the charge's own
   */
  readonly refund: (
    key: string,
    chargeId: string,
    amount: number,
    split?: readonly Share[],
  ) => Promise<Charge>
  /** Every charge made since an instant, oldest pages first. For reconciliation. */
  readonly listCharges: (since: Date) => AsyncIterable<Charge>
}
