export { readVariables, variableSql } from './variables.repo.ts'
