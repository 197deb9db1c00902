import { expect, test } from 'vitest'
import { spokenBlock } from './spoken-block.ts'

const ZONE = 'America/Sao_Paulo'
/** A Wednesday. */
const TODAY = '2026-11-25'
const asked = (typed: string) => {
  const block = spokenBlock(typed, TODAY, ZONE)
  return block && [block.starts_at, block.ends_at]
}

test.each([
  ['bloquear amanhã à tarde', ['2026-11-26T16:00:00.000Z', '2026-11-26T21:00:00.000Z']],
  ['Bloquear amanha de manha', ['2026-11-26T11:00:00.000Z', '2026-11-26T15:00:00.000Z']],
  ['bloqueio hoje à noite', ['2026-11-25T21:00:00.000Z', '2026-11-26T01:00:00.000Z']],
  ['bloquear sexta-feira', ['2026-11-27T03:00:00.000Z', '2026-11-28T03:00:00.000Z']],
  ['block tomorrow afternoon', ['2026-11-26T16:00:00.000Z', '2026-11-26T21:00:00.000Z']],
  ['Block tonight', ['2026-11-25T21:00:00.000Z', '2026-11-26T01:00:00.000Z']],
  ['block friday', ['2026-11-27T03:00:00.000Z', '2026-11-28T03:00:00.000Z']],
  // Today is a Wednesday: the next one is meant.
  ['bloquear quarta à tarde', ['2026-12-02T16:00:00.000Z', '2026-12-02T21:00:00.000Z']],
])('%s is said as people say it', (typed, span) => {
  expect(asked(typed)).toEqual(span)
})

test.each([
  'bloquear',
  'amanhã à tarde',
  'bloquear Paula',
  'Bloqueios',
  'block',
  'tomorrow',
  'blocked friday',
])('%s asks for no time off', (typed) => {
  expect(asked(typed)).toBeNull()
})
