import { expect, test } from 'vitest'
import { isFound } from './index.ts'

const report = { words: ['Exame', 'Hemograma completo', 'Dra. Helena Vasconcelos'], date: '2026-03-09' }

test.each([
  'hemograma',
  'HEMO',
  'exame helena',
  'março 2026',
  'Março',
  'march',
  '09/03',
  '09/03/2026',
  '03/2026 completo',
  '  helena  ',
])('is found by what a person remembers: %s', (typed) => {
  expect(isFound(typed, report)).toBe(true)
})

test.each(['raio', 'hemograma antônio', '10/03', 'abril', '2025'])(
  'is not found by another thing: %s',
  (typed) => {
    expect(isFound(typed, report)).toBe(false)
  },
)
