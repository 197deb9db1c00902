export { type AskedInSearch, askedInSearch, besideNearby } from './asked-in-search.ts'
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
export { councilAlone, councilInSearch, type SoughtCouncil } from './council-in-search.ts'
export { asksForPlan } from './plan-in-search.ts'
export { needsRqe } from './rqe.ts'
export { searchWords } from './search-words.ts'
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
export { type StateInSearch, stateInSearch } from './state-in-search.ts'
export { helpLines } from './symptom-list.ts'
export {
  asksAnyPhysician,
  asksForMedicine,
  emergencyOf,
  insteadOf,
  isUnspecific,
  preciseComplaints,
  specialtiesForSymptom,
} from './symptoms.ts'
export { type DayAsked, dateAsked } from './time-in-search.ts'
