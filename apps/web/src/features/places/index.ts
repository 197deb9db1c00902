export { careLocationsQuery } from './places.queries.ts'
