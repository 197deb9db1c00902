export { type Access, logAccess, verifyAccessLog } from './access-log.repo.ts'
export { loadAllergies } from './allergies.present.ts'
export { readerOf, type TiesNow, tiesBetween } from './care.ts'
export { checkCid } from './check-cid.ts'
export { findAttendance } from './consultation.repo.ts'
export { toPatient } from './patient.present.ts'
export {
  type PrescriptionContent,
  prescriptionCell,
  prescriptionContent,
  toPrescription,
} from './prescription.present.ts'
export { openRecordContent } from './record-content.ts'
export {
  type LockedRecord,
  lockRecord,
  type PrescriptionRow,
  prescriptionColumns,
} from './records.repo.ts'
export { recordsRoutes } from './records.routes.ts'
export { verifyRecords } from './verify-records.ts'
