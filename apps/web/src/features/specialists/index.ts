export { PendingContact } from './account/pending-contact.tsx'
export { CardGrid } from './card-grid.tsx'
export { SearchBox } from './search-box.tsx'
export { someSpecialistsQuery } from './specialists.queries.ts'
