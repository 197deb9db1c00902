export { ChipsField } from './chips-field.tsx'
export { specialtiesQuery } from './specialties.queries.ts'
export { SpecialtyIcon } from './specialty-icon.tsx'
