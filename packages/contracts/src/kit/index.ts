export type { Action, Role, Subject } from '@emma/domain/auth'
export {
  ApiError,
  type Call,
  type CallArgs,
  createClient,
  NetworkError,
  type Problem,
  pathOf,
} from './client.ts'
export {
  type BodyIn,
  type BodyOf,
  type EndpointSpec,
  endpoint,
  type ParamsIn,
  type ParamsOf,
  type QueryIn,
  type QueryOf,
  type ResponseOf,
} from './endpoint.ts'
export { type ErrorCode, errorStatus, universalErrors } from './error-codes.ts'
export {
  accepted,
  addressInput,
  adultBirthDate,
  birthDate,
  cellPhone,
  cpf,
  email,
  fullName,
  newPassword,
  patientBirthDate,
  personName,
  phone,
  samePasswords,
} from './person.ts'
export {
  centavos,
  date,
  hour,
  idParams,
  instant,
  listOf,
  meta,
  optionalText,
  paging,
  queryFlag,
  queryInt,
  text,
  uuid,
} from './schema.ts'
