import { type DestinationStream, type Logger, pino } from 'pino'
import { traceOfLine } from './tracing/span.ts'

const personal = [
  'password',
  'passwordConfirmation',
  'currentPassword',
  'accessToken',
  'refreshToken',
  'token',
  'authorization',
  'cookie',
  'cpf',
  'document',
  'email',
  'cellPhone',
  'cellphone',
  'phone',
  'address',
  'zipCode',
  'card_number',
  'cvv',
  'card_token',
  'code',
  'message',
  'text',
  'body',
  // PostgreSQL's errors quote the row.
  'detail',
  'where',
]

/** Fields that never reach a log, at the top level and one level below. */
export const redaction = {
  paths: personal
    .flatMap((name) => (name === 'message' || name === 'code' ? [`body.${name}`] : [name, `*.${name}`]))
    .concat('busboyOptions.headers'),
  censor: '[…]',
}

/** The log of a process: each traced line names its trace. */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, redact: redaction, mixin: traceOfLine }, to)

/** For commands, which report by themselves. */
export const quietLog = (): Logger => pino({ level: 'fatal', redact: redaction })
