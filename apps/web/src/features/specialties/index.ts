export { specialtiesQuery } from './specialties.queries.ts'
export { SpecialtyIcon } from './specialty-icon.tsx'
