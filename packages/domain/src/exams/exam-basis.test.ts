import { expect, test } from 'vitest'
import type { RecordReader } from '../records/index.ts'
import { examBasis } from './exam-basis.ts'

const reader = (change: Partial<RecordReader>): RecordReader => ({
  role: 'specialist',
  id: 's',
  care: false,
  consent: false,
  breakGlass: false,
  ...change,
})
const basis = (change: Partial<RecordReader>) => {
  const found = examBasis({ customerId: 'c' }, reader(change))
  return found.ok ? found.value : found.code
}

test('the account, a specialist with care and an emergency read an exam; nobody else does', () => {
  expect(basis({ role: 'customer', id: 'c' })).toBe('own')
  expect(basis({ care: true })).toBe('care')
  expect(basis({ breakGlass: true })).toBe('break_glass')
  // Consent covers what colleagues wrote. It gives no access without care.
  expect(basis({ consent: true })).toBe('not_found')
  expect(basis({ role: 'customer', id: 'x' })).toBe('not_found')
  expect(basis({ role: 'customer', id: 'x', care: true })).toBe('not_found')
  expect(basis({ role: 'admin', id: 'c' })).toBe('not_found')
})
