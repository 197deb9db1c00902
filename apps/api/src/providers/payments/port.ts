/** Why a card was refused, in words for the person, and the provider's own code for support. */
export interface Refusal {
  readonly code: string
  readonly reason: string
}

/** What one recipient gets of a charge, or gives back of a refund. Centavos. */
export interface Share {
  /** The provider's id of the one who gets it. */
  readonly recipientId: string
  readonly amount: number
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
  /**
   * What others get of it, together at most the amount. The rest is the platform's, which also bears the provider's
   * fees, what rounding leaves over, and disputes.
   */
  readonly split: readonly Share[]
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
  /** What was taken from the customer so far, refunds included. */
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

/** Where a recipient's money goes. Documents are digits (or an alphanumeric CNPJ) without punctuation. */
export interface PayoutAccount {
  readonly holderName: string
  readonly holderKind: 'individual' | 'company'
  readonly holderDocument: string
  /** Three digits. */
  readonly bankCode: string
  readonly branch: string
  readonly branchDigit?: string
  readonly account: string
  readonly accountDigit: string
  readonly kind: 'checking' | 'savings'
}

/** Who gets money, as the provider has to know them. */
export interface RecipientRegistration {
  /** Our id of them; one recipient a code. */
  readonly code: string
  readonly kind: 'individual' | 'company'
  readonly name: string
  readonly email: string
  readonly document: string
  readonly account: PayoutAccount
}

/** One who gets money. It can be paid in `registration`, and withdraw only when `active`. */
export interface Recipient {
  readonly id: string
  readonly code: string
  readonly status:
    | 'registration'
    | 'affiliation'
    | 'active'
    | 'refused'
    | 'suspended'
    | 'blocked'
    | 'inactive'
  /** The provider's id of the account that withdrawals go to. */
  readonly accountId: string | null
}

/** Where a recipient shows the provider who they are; lives for minutes. */
export interface KycLink {
  readonly url: string
  readonly expiresAt: string
}

/** Centavos. */
export interface RecipientBalance {
  /** May be withdrawn now. */
  readonly available: number
  /** Comes to `available` by the provider's calendar. */
  readonly waiting: number
  readonly transferred: number
}

/** Money of a recipient on its way to their bank. Amounts in centavos. */
export interface Withdrawal {
  readonly id: string
  readonly amount: number
  readonly fee: number
  readonly status: 'pending' | 'paid' | 'failed'
  readonly createdAt: string
}

/** One line of a recipient's account at the provider. */
export interface Payable {
  readonly id: string
  readonly type: 'credit' | 'refund' | 'chargeback' | 'other'
  /** Centavos, negative where it was taken. */
  readonly amount: number
  readonly fee: number
  readonly chargeId: string | null
  readonly recipientId: string | null
  readonly createdAt: string
}

/**
 * The payment provider, in our words. Money is integer centavos.
 *
 * Every method may throw `ProviderUnknown` (the answer was lost: ask again under the same key) or
 * `ProviderRejected` (it was understood and refused; nothing was done). Keys are committed before the call; the
 * provider keeps an answer for 24 hours.
 */
export interface PaymentsPort extends ChargesPort, RecipientsPort {
  /** The platform's own recipient: it has what no split gives to others. */
  readonly platformRecipientId: string
}

/** What customers pay. */
export interface ChargesPort {
  /** Where the browser turns a card into a token; the card's number never reaches us. */
  readonly tokenization: () => { readonly url: string; readonly publicKey: string }
  readonly ensureCustomer: (customer: ProviderCustomer) => Promise<string>
  /** Writes a customer's name, e-mail and phone anew; the same twice changes nothing. */
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
  /** The order made under our code, if the provider has one. */
  readonly findByCode: (code: string) => Promise<Charge | undefined>
  /**
   * Gives money back, in part or whole, once per key.
   * @param split what others than the platform give of it; in proportion to the charge's own where left out
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

/** Who is paid. */
export interface RecipientsPort {
  /** The recipient of a code; made if there is none, once per key. */
  readonly ensureRecipient: (key: string, registration: RecipientRegistration) => Promise<Recipient>
  /** Withdrawals go there from now on. */
  readonly setBankAccount: (key: string, recipientId: string, account: PayoutAccount) => Promise<Recipient>
  readonly findRecipient: (recipientId: string) => Promise<Recipient | undefined>
  readonly kycLink: (recipientId: string) => Promise<KycLink>
  readonly recipientBalance: (recipientId: string) => Promise<RecipientBalance>
  /** Moves money between two recipients, once per key; nothing leaves the provider. */
  readonly moveBetween: (key: string, from: string, to: string, amount: number) => Promise<void>
  /** Sends money to the recipient's bank account, once per key. Nothing tells of its end: ask by `findWithdrawal`. */
  readonly withdraw: (key: string, recipientId: string, amount: number) => Promise<Withdrawal>
  readonly findWithdrawal: (recipientId: string, withdrawalId: string) => Promise<Withdrawal | undefined>
  readonly listWithdrawals: (recipientId: string) => AsyncIterable<Withdrawal>
  /** Every movement of a recipient's account since an instant. */
  readonly listPayables: (recipientId: string, since: Date) => AsyncIterable<Payable>
}

/** The provider's answer is not known: what was asked may have been done. */
export class ProviderUnknown extends Error {
  override readonly name = 'ProviderUnknown'
}
/** The provider understood and refused; nothing was done. */
export class ProviderRejected extends Error {
  override readonly name = 'ProviderRejected'
  readonly status: number
  readonly #fields: readonly string[]
  /** @param fields names of what was refused, in the provider's words */
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
