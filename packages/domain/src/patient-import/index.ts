export {
  type ColumnField,
  type Columns,
  columnFields,
  guessColumns,
  isHeader,
  titleLines,
} from './columns.ts'
export {
  type ImportedPerson,
  importLimits,
  type RowFaultCode,
  readRow,
  rowFaults,
} from './read-row.ts'
export { createKnown, type Identity } from './same-person.ts'
