export { boundsOf, checkVariable, isVariableName, variablesWith } from './check-variable.ts'
export {
  type VariableDefinition,
  type VariableName,
  type Variables,
  type VariableUnit,
  variableDefinitions,
} from './definitions.ts'
