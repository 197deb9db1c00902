export { SearchInApp } from './search/search-in-app.tsx'
export { wireQuery } from './search/search-place.ts'
