export { endLines, insertEntry, markLeft } from './entries.repo.ts'
export { eraseLines } from './erase.repo.ts'
export { giveBackSlot } from './give-back-slot.ts'
export { offerFreedSlot } from './offer-freed-slot.ts'
export {
  findOffersOf,
  isOfferedToOther,
  lives,
  lockDueOffers,
  lockOffer,
  type OfferRow,
  setOfferStatus,
  wasTaken,
} from './offers.repo.ts'
export { passOnAfter } from './pass-on-after.ts'
export { countWaiting, findOffersBy } from './practice-line.repo.ts'
export { takeOffer } from './take-offer.ts'
