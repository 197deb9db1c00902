import { expect, test } from 'vitest'
import { dateIn, idIn, matching, oneOf, pageIn, textIn } from './filters.ts'

test('an address that somebody typed is read as far as it makes sense', () => {
  expect(pageIn('3')).toBe(3)
  expect(['0', '-1', '1.5', 'dois', '', undefined, '99999999'].map(pageIn)).toEqual(Array(7).fill(1))
  expect(dateIn('2026-02-28')).toBe('2026-02-28')
  expect(['2026-02-30', '28/02/2026', '2026-2-8', undefined].map(dateIn)).toEqual(Array(4).fill(undefined))
  expect(oneOf('past', ['coming', 'past'])).toBe('past')
  expect(oneOf('future', ['coming', 'past'])).toBeUndefined()
  expect(idIn('01890a5d-ac96-774b-bcce-b302099a8057')).toBe('01890a5d-ac96-774b-bcce-b302099a8057')
  expect(idIn('../../admin')).toBeUndefined()
})

test('a number that the router read out of the address is still a text', () => {
  expect(pageIn(2)).toBe(2)
  expect(matching(18000, /^\d{1,8}$/)).toBe('18000')
})

test('a text longer than the server takes is none', () => {
  expect(textIn('Cláudia')).toBe('Cláudia')
  expect(textIn('')).toBeUndefined()
  expect(textIn('a'.repeat(101))).toBeUndefined()
})
