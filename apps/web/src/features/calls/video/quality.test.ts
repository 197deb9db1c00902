import { expect, test } from 'vitest'
import { clockText } from '../stopwatch.tsx'
import { levelOf } from './quality.ts'

test('a connection is as good as its worse figure', () => {
  expect(levelOf(40, 0)).toBe('good')
  expect(levelOf(null, 0)).toBe('good')
  expect(levelOf(40, 0.03)).toBe('fair')
  expect(levelOf(300, 0)).toBe('fair')
  expect(levelOf(40, 0.2)).toBe('poor')
  expect(levelOf(900, 0)).toBe('poor')
})

test('the running time is read as on a clock', () => {
  expect([0, 67, 3599, 3600, 3847].map(clockText)).toEqual(['00:00', '01:07', '59:59', '1:00:00', '1:04:07'])
})
