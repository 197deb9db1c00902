import { expect, test } from 'vitest'
import { checkDependency } from './dependent.ts'

const TODAY = '2026-03-10'
const of = (birthDate: string, relation: 'child' | 'guardianship') =>
  checkDependency({ birthDate, relation }, TODAY).ok

test('a child is a dependent until the day of turning 18', () => {
  expect(of('2026-03-10', 'child')).toBe(true)
  expect(of('2008-03-11', 'child')).toBe(true)
  expect(of('2008-03-10', 'child')).toBe(false)
  expect(checkDependency({ birthDate: '1990-01-01', relation: 'child' }, TODAY)).toEqual({
    ok: false,
    code: 'dependent_of_age',
  })
})

test('an appointed guardian attends for a person of any age', () => {
  expect(of('1950-01-01', 'guardianship')).toBe(true)
  expect(of('2020-01-01', 'guardianship')).toBe(true)
})
