export {
  type AlertKind,
  type AllergenGroup,
  type AllergyAlert,
  allergenGroups,
  allergyAlerts,
  hasAllergenGroup,
  type NotedAllergy,
} from './allergy-alerts.ts'
export {
  type ControlledForm,
  type ControlledList,
  controlledFormOf,
  controlledListIn,
  controlledLists,
} from './controlled-list.ts'
export {
  type Delivery,
  type DocumentClass,
  type DocumentFacts,
  type DocumentKind,
  type DocumentPart,
  documentBasis,
  documentClasses,
  documentKinds,
  isRetained,
  type ReferralPriority,
  referralPriorities,
  splitByClass,
  validDaysOf,
} from './document-delivery.ts'
export { isContinuous, mayBeInUse } from './in-use.ts'
export { type MedicineClass, medicineClasses, medicineClassOf } from './medicine-class.ts'
export { isUseCondition, isVia, type UseCondition, useConditions, type Via, vias } from './options.ts'
export { asksForReason, type Warned } from './override.ts'
export { canChangePrescription, type PrescriptionFacts } from './prescription-can.ts'
export { anySubstancesOf, type PrescribedMedicine, sharedSubstances, substancesOf } from './substances.ts'
