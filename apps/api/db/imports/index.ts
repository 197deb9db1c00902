export { type FaultKind, ImportFault } from './csv.ts'
export type { Imported } from './import.ts'
export { importCids } from './import-cids.ts'
export { importMedicines } from './import-medicines.ts'
