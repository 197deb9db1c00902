export { type Encounter, hasCare, monthsBefore } from './care.ts'
export { cidCategory } from './cid.ts'
export { affirmedWords, type PhraseField, writtenFields } from './guide.ts'
export {
  type AccessBasis,
  BREAK_GLASS_A_DAY,
  BREAK_GLASS_MS,
  type RecordFacts,
  type RecordReader,
  recordBasis,
  recordCan,
} from './record-can.ts'
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
export {
  bodyMassIndex,
  type Measured,
  type VitalSign,
  type VitalsRefusal,
  vitalBounds,
  vitalDecimals,
  vitalSigns,
  vitalsRefusal,
  vitalUnits,
} from './vitals.ts'
