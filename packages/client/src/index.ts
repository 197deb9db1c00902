export {
  ApiError,
  type BodyIn,
  type Call,
  type CallArgs,
  type ErrorCode,
  NetworkError,
  type ParamsIn,
  type Problem,
  type QueryIn,
  type ResponseOf,
} from '@emma/contracts/kit'
export { type Connection, connect, type Emma, type Tokens } from './connect.ts'
