import { expect, it } from 'vitest'
import { isTerminal, type Transitions, transition } from './machine.ts'

const table: Transitions<'shut' | 'open' | 'gone', 'push' | 'burn'> = {
  shut: { push: 'open', burn: 'gone' },
  open: { burn: 'gone' },
  gone: {},
}

it('follows the table and refuses the rest', () => {
  expect(transition(table, 'shut', 'push')).toEqual({ ok: true, value: 'open' })
  expect(transition(table, 'open', 'push')).toEqual({ ok: false, code: 'invalid_transition' })
  expect(isTerminal(table, 'gone')).toBe(true)
  expect(isTerminal(table, 'open')).toBe(false)
})
