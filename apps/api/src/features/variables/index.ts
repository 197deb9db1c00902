export { readVariables, variableSql, variablesFrom } from './variables.repo.ts'
export { variablesRoutes } from './variables.routes.ts'
export { storeVariable } from './variables-admin.repo.ts'
