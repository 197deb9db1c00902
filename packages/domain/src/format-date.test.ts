import { expect, test } from 'vitest'
import { formatDated, spokenHour } from './format-date.ts'

const moment = '2026-11-24T02:30:00Z'

test('a moment is written on the clock of the reader’s zone, in their language', () => {
  const style = { dateStyle: 'short', timeStyle: 'short' } as const
  expect(formatDated(moment, 'America/Sao_Paulo', style)).toBe('23/11/2026, 23:30')
  expect(formatDated(moment, 'America/Manaus', style)).toBe('23/11/2026, 22:30')
  expect(formatDated(new Date(moment), 'UTC', style, 'en-GB')).toBe('24/11/2026, 02:30')
  expect(formatDated(moment, 'UTC', { weekday: 'long' })).toBe('terça-feira')
})

test('the first of a month is an ordinal in Portuguese, and no other day', () => {
  const style = { dateStyle: 'long' } as const
  const written = (day: string, locale?: string) => formatDated(`${day}T12:00:00Z`, 'UTC', style, locale)
  expect(written('2026-12-01')).toBe('1º de dezembro de 2026')
  expect(written('2026-12-21')).toBe('21 de dezembro de 2026')
  expect(written('2026-12-01', 'en-GB')).toBe('1 December 2026')
})

test('an hour is written as it is said', () => {
  expect(['08:00', '07:20', '00:05', '19:30'].map(spokenHour)).toEqual(['8h', '7h20', '0h05', '19h30'])
})
