import { expect, it } from 'vitest'
import { errorStates, errorStatesAfter, moveErrorTo } from './index.ts'

it('an error is taken, resolved, reopened and taken again, in no other order', () => {
  const moves = errorStates.flatMap((state) =>
    errorStates.flatMap((to) => {
      const next = moveErrorTo(state, to)
      return next.ok ? [`${state} → ${next.value}`] : []
    }),
  )
  expect(moves).toEqual([
    'em aberto → em correção',
    'em correção → resolvido',
    'resolvido → reaberto',
    'reaberto → em correção',
  ])
  expect(errorStatesAfter('reaberto')).toEqual(['em correção'])
  expect(moveErrorTo('resolvido', 'em aberto')).toEqual({ ok: false, code: 'invalid_transition' })
})
