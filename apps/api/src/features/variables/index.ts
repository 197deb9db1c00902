export { storeVariable } from './desk.repo.ts'
export { readVariables, variableSql, variablesFrom } from './variables.repo.ts'
export { variablesRoutes } from './variables.routes.ts'
