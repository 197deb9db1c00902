import { expect, test } from 'vitest'
import { problemText } from '../api/problem.ts'
import { refusedEvent } from './event-refused.ts'

test('a refused event is told in the words that the same refusal of a call has', async () => {
  expect(problemText(await refusedEvent('companion_taken')).detail).toBe(
    'Este convite já está em uso em outro aparelho.',
  )
})
