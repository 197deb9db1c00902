import { expect, test } from 'vitest'
import { looser, tsQueryOf } from './near-words.ts'

test('what is looked for in turn: all words, all but one beginning with the last, and the longest alone', () => {
  const [high, pressure, sudden] = [['alta'], ['pressao', 'depressao'], ['subita']]
  expect(looser([high, pressure, sudden])).toEqual([
    [high, pressure, sudden],
    [high, pressure],
    [high, sudden],
    [pressure, sudden],
    [pressure],
  ])
  expect(looser([high, pressure])).toEqual([[high, pressure], [high], [pressure]])
  expect(looser([high])).toEqual([[high]])
  expect(looser([])).toEqual([])
})

test('each word by its beginning, in any of its readings', () => {
  expect(tsQueryOf([['dor'], ['lombar', 'lombares']])).toBe('(dor:*) & (lombar:* | lombares:*)')
})
