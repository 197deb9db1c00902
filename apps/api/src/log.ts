import { type Logger, pino } from 'pino'

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

/** For commands, which say themselves what they do. */
export const quietLog = (): Logger => pino({ level: 'fatal', redact: redaction })
