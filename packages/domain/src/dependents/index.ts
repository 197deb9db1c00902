export { checkDependency, DEPENDENTS_MAX, type Relation, relations } from './dependent.ts'
