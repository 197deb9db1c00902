import {
  type BillingAddress,
  brandOf,
  cleanBilling,
  DEFAULT_CARD_COUNTRY,
  isCardNumberValid,
  isExpiryValid,
  type TypedCard,
} from '@emma/domain/cards'
import type { Billing } from './cards.queries.ts'

/** The card form (spec §3), as typed. */
export type CardValues = TypedCard & BillingAddress & { readonly complement: string }

export const emptyCard: CardValues = {
  holder_name: '',
  card_number: '',
  exp_month: '',
  exp_year: '',
  cvv: '',
  zip_code: '',
  address: '',
  address_number: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
  country: DEFAULT_CARD_COUNTRY,
}

/** The fault of a field: a key of `cards:errors`. */
export type CardFault = 'number' | 'holder' | 'month' | 'year' | 'cvv' | 'zip' | 'required' | 'state'
type Faults = Partial<Record<keyof CardValues, CardFault>>

const needed = ['address', 'address_number', 'neighborhood', 'city'] as const
/** American Express prints four digits, the others three. */
const cvvLength = (number: string) => (brandOf(number) === 'amex' ? 4 : 3)

const addressFaults = (values: CardValues): Faults => ({
  ...(/^\d{5}-?\d{3}$/.test(values.zip_code) ? {} : { zip_code: 'zip' }),
  ...Object.fromEntries(needed.filter((name) => !values[name].trim()).map((name) => [name, 'required'])),
  ...(/^[A-Z]{2}$/.test(values.state.trim().toUpperCase()) ? {} : { state: 'state' }),
})

/** All faults of the form; the registered address is not checked (spec §5). */
export const cardFaults = (values: CardValues, useRegistered: boolean, year: number): Faults => {
  const { card_number, holder_name, exp_month, exp_year, cvv } = values
  const validExpiry = isExpiryValid(exp_month, exp_year, year)
  const validMonth = isExpiryValid(exp_month, '99', year)
  return {
    ...(isCardNumberValid(card_number) ? {} : { card_number: 'number' }),
    ...(holder_name.trim() ? {} : { holder_name: 'holder' }),
    ...(validMonth ? {} : { exp_month: 'month' }),
    ...(validMonth && !validExpiry ? { exp_year: 'year' } : {}),
    ...(/^\d+$/.test(cvv) && cvv.length === cvvLength(card_number) ? {} : { cvv: 'cvv' }),
    ...(useRegistered ? {} : addressFaults(values)),
  }
}

/** The address part of the request. */
export const billingOf = (values: CardValues, useRegistered: boolean): Billing => {
  const { zip_code, address, address_number, complement, neighborhood, city } = values
  const state = values.state.trim().toUpperCase()
  const typed = { zip_code, address, address_number, complement, neighborhood, city, state }
  const billing = cleanBilling(useRegistered, { ...typed, country: DEFAULT_CARD_COUNTRY })
  return billing.useRegisteredCustomerAddress ? billing : { ...billing, country: DEFAULT_CARD_COUNTRY }
}

/** A card number in its printed groups. */
export const groupedNumber = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  const groups = brandOf(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})/g
  const found = brandOf(digits) === 'amex' ? digits.match(groups)?.slice(1) : digits.match(groups)
  return (found ?? []).filter(Boolean).join(' ')
}
