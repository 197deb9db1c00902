export { offerQuery } from './queue.queries.ts'
