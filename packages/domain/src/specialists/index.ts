export {
  type DayPeriod,
  dayPeriods,
  type LeastRating,
  leastRatings,
  type SpokenLanguage,
  spokenLanguages,
} from './attendance.ts'
export {
  GENERALIST_SPECIALTY,
  generalistPrice,
  type HiddenReason,
  hiddenReasons,
  isOfCouncil,
  mayAnnounce,
  type Obstacle,
  type OfferFacts,
  obstacles,
  obstaclesOf,
  whyHidden,
} from './bookable.ts'
export {
  type Council,
  type CouncilRefusal,
  type CouncilType,
  checkCouncil,
  councilCheckUrl,
  councilExample,
  councilTypes,
  formatCouncil,
  isUf,
  type Uf,
  ufs,
} from './council.ts'
export { needsRqe } from './rqe.ts'
export { type AskedInSearch, askedInSearch } from './search/asked.ts'
export { councilAlone, councilInSearch, type SoughtCouncil } from './search/council.ts'
export { besideNearby } from './search/nearby.ts'
export { asksForPlan } from './search/plan.ts'
export { type StateInSearch, stateInSearch } from './search/state.ts'
export { type DayAsked, dateAsked } from './search/time.ts'
export { searchWords } from './search/words.ts'
export {
  changeStatus,
  isPracticing,
  missingOf,
  type Requirement,
  requirements,
  type SpecialistStatus,
  type StatusActor,
  type StatusRefusal,
  specialistStatus,
} from './specialist-status.ts'
export { emergencyOf } from './symptoms/emergencies.ts'
export { helpLines } from './symptoms/lists/emergencies.ts'
export { preciseComplaints } from './symptoms/precise-complaints.ts'
export {
  asksAnyPhysician,
  asksForMedicine,
  insteadOf,
  isKnownSpecialty,
  isUnspecific,
  specialtiesForSymptom,
} from './symptoms/symptoms.ts'
