export { PreparationNote } from './preparation-note.lazy.ts'
export { preparationQuery } from './preparations.queries.ts'
export { PrepareLink } from './prepare-link.tsx'
export { PrepareList } from './prepare-list.tsx'
