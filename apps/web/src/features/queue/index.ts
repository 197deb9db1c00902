export { entryQuery, offerQuery } from './queue.queries.ts'
