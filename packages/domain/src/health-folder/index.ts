export { type Findable, isFound } from './is-found.ts'
