/** The account that a recipient's money goes to. Documents are digits (or an alphanumeric CNPJ) without punctuation. */
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

/** A recipient's data for the provider. */
export interface RecipientRegistration {
  /** Our id of them; one recipient per code. */
  readonly code: string
  readonly kind: 'individual' | 'company'
  readonly name: string
  readonly email: string
  readonly document: string
  readonly account: PayoutAccount
}

/** A recipient of money. It can be paid in `registration`, and withdraw only when `active`. */
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
  /** The provider's id of the account for withdrawals. */
  readonly accountId: string | null
}

/** The page where a recipient proves their identity to the provider; valid for minutes. */
export interface KycLink {
  readonly url: string
  readonly expiresAt: string
}

/** Centavos. */
export interface RecipientBalance {
  /** Can be withdrawn now. */
  readonly available: number
  /** Becomes `available` by the provider's calendar. */
  readonly waiting: number
  readonly transferred: number
}

/** A recipient's money on its way to their bank. Amounts in centavos. */
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
  /** Centavos, negative if taken. */
  readonly amount: number
  readonly fee: number
  readonly chargeId: string | null
  readonly recipientId: string | null
  readonly createdAt: string
}

/** Recipients of money. */
export interface RecipientsPort {
  /** The recipient of a code; created if missing, once per key. */
  readonly ensureRecipient: (key: string, registration: RecipientRegistration) => Promise<Recipient>
  /** Withdrawals are paid to it from now on. */
  readonly setBankAccount: (key: string, recipientId: string, account: PayoutAccount) => Promise<Recipient>
  readonly findRecipient: (recipientId: string) => Promise<Recipient | undefined>
  readonly kycLink: (recipientId: string) => Promise<KycLink>
  readonly recipientBalance: (recipientId: string) => Promise<RecipientBalance>
  /** Moves money between two recipients, once per key; nothing leaves the provider. */
  readonly moveBetween: (key: string, from: string, to: string, amount: number) => Promise<void>
  /**
   * Sends money to the recipient's bank account, once per key. There is no event for its end: poll `findWithdrawal`.
   */
  readonly withdraw: (key: string, recipientId: string, amount: number) => Promise<Withdrawal>
  readonly findWithdrawal: (recipientId: string, withdrawalId: string) => Promise<Withdrawal | undefined>
  readonly listWithdrawals: (recipientId: string) => AsyncIterable<Withdrawal>
  /** Every movement of a recipient's account since an instant. */
  readonly listPayables: (recipientId: string, since: Date) => AsyncIterable<Payable>
}
