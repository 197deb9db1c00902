import { expect, test } from 'vitest'
import { momentsIn } from './dates.ts'

test('no English moment can be read with its day and month the other way round', () => {
  const third = new Date('2026-12-03T12:00:00Z')
  const { hour, day, short, near } = momentsIn.en
  expect([hour, day, short, near].map((write) => write(third, 'America/Sao_Paulo'))).toEqual([
    '09:00',
    '3 Dec',
    '3 Dec 2026, 09:00',
    'Thursday 3 December, 09:00',
  ])
})
