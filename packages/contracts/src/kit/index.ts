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
  type Action,
  type BodyIn,
  type BodyOf,
  type EndpointSpec,
  endpoint,
  type ParamsIn,
  type ParamsOf,
  type QueryIn,
  type QueryOf,
  type ResponseOf,
  type Role,
  type Subject,
} from './endpoint.ts'
export { type ErrorCode, errorStatus, universalErrors } from './error-codes.ts'
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
