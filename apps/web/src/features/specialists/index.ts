export { PendingContact } from './account/pending-contact.tsx'
export { CardGrid } from './card-grid.tsx'
export { someSpecialistsQuery } from './specialists.queries.ts'
