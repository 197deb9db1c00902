export {
  nextOfferState,
  OFFER_MINUTES,
  type OfferEvent,
  type OfferState,
  offerStates,
  PAY_MINUTES,
} from './offer-state.ts'
