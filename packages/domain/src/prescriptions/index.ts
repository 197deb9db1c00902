export {
  type Delivery,
  type DocumentFacts,
  deliveryOf,
  documentBasis,
  isRetained,
  type MedicineClass,
  medicineClasses,
} from './document-delivery.ts'
export { isUseCondition, isVia, type UseCondition, useConditions, type Via, vias } from './options.ts'
export { canChangePrescription, type PrescriptionFacts } from './prescription-can.ts'
