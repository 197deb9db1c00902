export { dependentsQuery } from './dependents.queries.ts'
export { DependentsSection } from './dependents-section.tsx'
export { PersonSwitch } from './person-switch.tsx'
export { useIsCurrent, usePerson } from './use-person.ts'
