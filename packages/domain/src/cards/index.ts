export { brandOf, type CardBrand, cardBrands, isCardNumberValid } from './card-number.ts'
export {
  type Billing,
  type BillingAddress,
  type CleanCard,
  cleanBilling,
  cleanCard,
  DEFAULT_CARD_COUNTRY,
  type TypedCard,
} from './clean-card.ts'
export { isExpiryValid } from './expiry.ts'
