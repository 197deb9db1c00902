export { findLastOther, verifyAccessLog } from './access/access-log.repo.ts'
export { createAccessLog } from './access/access-log.ts'
export { mayOpenHistory, type ReaderNow, readerOf, type TiesNow, tiesBetween } from './access/care.ts'
export { logAccess } from './access/log-access.repo.ts'
export { sightOf } from './access/sight.ts'
export { loadAllergies } from './allergies/allergies.present.ts'
export { checkCid } from './cids/check-cid.ts'
export { findAttendance } from './patient/consultation.repo.ts'
export { toPatient } from './patient/patient.present.ts'
export {
  type KeptPrescription,
  type PrescriptionContent,
  prescriptionCell,
  prescriptionContent,
  toPrescription,
} from './prescription.present.ts'
export { openRecordContent } from './record-content.ts'
export { findHistory } from './record-lists.repo.ts'
export { recordsCrontab, recordsJobs } from './records.jobs.ts'
export { factsOf, toRecords } from './records.present.ts'
export {
  type LockedRecord,
  lockRecord,
  type PrescriptionRow,
  prescriptionColumns,
  type RecordRow,
} from './records.repo.ts'
export { recordsRoutes } from './records.routes.ts'
export { verifyRecords } from './signature/verify-records.ts'
export { loadVitals, measuredIn } from './vitals/vitals.present.ts'
