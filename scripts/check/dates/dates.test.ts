import { expect, test } from 'vitest'
import { parseSource } from '../source.ts'
import { dateFindings } from './dates.ts'

const found = async (text: string) =>
  dateFindings(await parseSource('apps/web/src/day.tsx', text)).map(({ key }) => key)

test.each([
  ["new Intl.DateTimeFormat('pt-BR').format(at)", 'DateTimeFormat'],
  ['Intl.DateTimeFormat().resolvedOptions()', 'DateTimeFormat'],
  ["at.toLocaleDateString('pt-BR')", 'toLocaleDateString'],
  ["at.toLocaleTimeString('pt-BR')", 'toLocaleTimeString'],
  ["count.toLocaleString('pt-BR')", 'toLocaleString'],
  ['at.getHours()', 'getHours'],
  ['new Date().toISOString().slice(0, 10)', 'toISOString.slice'],
])('a time that is written elsewhere than in the one place is found: %s', async (text, writer) => {
  expect(await found(`const day = (at: Date, count: number) => ${text}`)).toEqual([
    `apps/web/src/day.tsx ${writer}`,
  ])
})

test.each([
  ['formatHour(at)'],
  ['at.toISOString()'],
  ['at.getTime()'],
  ['name.slice(0, 10)'],
  ["new Intl.NumberFormat('pt-BR').format(1)"],
])('what writes no date is left alone: %s', async (text) => {
  expect(await found(`const day = ${text}`)).toEqual([])
})
