export { CardGrid } from './card-grid.tsx'
export { someSpecialistsQuery } from './specialists.queries.ts'
