/** What the card's form holds for the tokenizer, as typed. */
export interface TypedCard {
  readonly holder_name: string
  readonly card_number: string
  readonly exp_month: string
  readonly exp_year: string
  readonly cvv: string
}

/** A card as the tokenizer takes it (Pagar.me core/v5 `POST /tokens`). It never reaches our own server. */
export interface CleanCard {
  readonly number: string
  readonly holder_name: string
  readonly exp_month: number
  readonly exp_year: number
  readonly cvv: string
}

/**
 * Cleans a card (spec §5): the number reduced to digits, month and year as numbers. The cvv stays text: the tokenizer
 * takes it as typed, and `012` is not 12.
 */
export const cleanCard = (typed: TypedCard): CleanCard => ({
  number: typed.card_number.replace(/\D/g, ''),
  holder_name: typed.holder_name.trim().replace(/\s+/g, ' ').toUpperCase(),
  exp_month: Number(typed.exp_month),
  exp_year: Number(typed.exp_year),
  cvv: typed.cvv.trim(),
})

/** A card's billing address (spec §3, card form). */
export interface BillingAddress {
  readonly zip_code: string
  readonly address: string
  readonly address_number: string
  readonly complement?: string
  readonly neighborhood: string
  readonly city: string
  readonly state: string
  readonly country: string
}

/** The default country of a card's address (spec §9). */
export const DEFAULT_CARD_COUNTRY = 'br'

/** Where a card is billed: the customer's own address (then nothing else is sent, spec §5), or another one. */
export type Billing =
  | { readonly useRegisteredCustomerAddress: true }
  | (BillingAddress & { readonly useRegisteredCustomerAddress: false })

/** The address part of the payload: omitted for the registered one, else with the zip code reduced to digits. */
export const cleanBilling = (useRegistered: boolean, typed: BillingAddress): Billing =>
  useRegistered
    ? { useRegisteredCustomerAddress: true }
    : { ...typed, zip_code: typed.zip_code.replace(/\D/g, ''), useRegisteredCustomerAddress: false }
