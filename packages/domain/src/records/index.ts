export { type Encounter, hasCare, monthsBefore } from './care.ts'
export {
  missingToSign,
  nextRecordState,
  RECORDS_PAGE_SIZE,
  type RecordContent,
  type RecordEvent,
  type RecordField,
  type RecordRefusal,
  type RecordState,
  recordStates,
} from './record-state.ts'
