import { expect, test } from 'vitest'
import { blankIn, togglePhrase } from './phrase-text.ts'

test('a phrase is put after what is there, and taken out again', () => {
  expect(togglePhrase('', 'Tosse.')).toBe('Tosse.')
  expect(togglePhrase('Febre. ', 'Tosse.')).toBe('Febre. Tosse.')
  expect(togglePhrase('Febre. Tosse. Coriza.', 'Tosse.')).toBe('Febre. Coriza.')
  expect(togglePhrase('Tosse.', 'Tosse.')).toBe('')
})

test('the first blank is found', () => {
  expect(blankIn('Dor há __ dias, __ vezes.')).toEqual([7, 9])
  expect(blankIn('Dor.')).toBeNull()
})
