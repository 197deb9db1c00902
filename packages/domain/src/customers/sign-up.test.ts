import { expect, test } from 'vitest'
import { splitName } from './sign-up.ts'

test.each([
  ['Ana Lima', 'Ana', 'Lima'],
  ['Ana  Clara de Souza ', 'Ana', 'Clara de Souza'],
  ['Pelé', 'Pelé', ''],
])('%s is kept as %s and %s', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName })
})
