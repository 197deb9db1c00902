export { readVariables, variableSql, variablesFrom } from './variables.repo.ts'
