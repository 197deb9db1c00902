export { type Access, logAccess, verifyAccessLog } from './access-log.repo.ts'
export { loadAllergies } from './allergies.present.ts'
export { mayOpenHistory, type ReaderNow, readerOf, type TiesNow, tiesBetween } from './care.ts'
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
export { factsOf, toRecords } from './records.present.ts'
export {
  findHistory,
  type LockedRecord,
  lockRecord,
  type PrescriptionRow,
  prescriptionColumns,
  type RecordRow,
} from './records.repo.ts'
export { recordsRoutes } from './records.routes.ts'
export { verifyRecords } from './verify-records.ts'
