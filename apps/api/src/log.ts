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

/** Fields that never reach a log, at the top and inside one object. */
export const redaction = {
  paths: personal
    .flatMap((name) => (name === 'message' || name === 'code' ? [`body.${name}`] : [name, `*.${name}`]))
    .concat('busboyOptions.headers'),
  censor: '[…]',
}

/** The log of a process: each line of what is traced names its trace. */
export const createLog = (level: string, to?: DestinationStream): Logger =>
  pino({ level, redact: redaction, mixin: traceOfLine }, to)

/** For commands, which say themselves what they do. */
export const quietLog = (): Logger => pino({ level: 'fatal', redact: redaction })
