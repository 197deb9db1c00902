import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createLogSink } from '../test/log-sink.ts'
import { redaction } from './log.ts'

test('an error of the database is logged without the row that it quotes', () => {
  const { lines, sink } = createLogSink()
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code: '23505',
    detail: 'Key (email)=(paula@emma.test) already exists.',
    where: 'PL/pgSQL function with paula@emma.test',
  })
  pino({ redact: redaction }, sink).error({ err: error }, 'internal')
  expect(lines.join()).toContain('users_email_key')
  expect(lines.join()).not.toContain('paula@emma.test')
})
