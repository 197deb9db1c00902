import { expect, it } from 'vitest'
import { errorStates, nextErrorState } from './index.ts'

it('an error is taken, resolved, reopened and taken again, in no other order', () => {
  const moves = errorStates.flatMap((state) =>
    (['take', 'resolve', 'reopen'] as const).flatMap((event) => {
      const next = nextErrorState(state, event)
      return next.ok ? [`${state} → ${next.value}`] : []
    }),
  )
  expect(moves).toEqual([
    'em aberto → em correção',
    'em correção → resolvido',
    'resolvido → reaberto',
    'reaberto → em correção',
  ])
})
