export { statesQuery } from './lookups.queries.ts'
