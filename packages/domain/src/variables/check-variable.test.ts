import { describe, expect, it } from 'vitest'
import { checkVariable, isVariableName, variableDefinitions, variablesWith } from './index.ts'

const defaults = variablesWith({})

describe('variables', () => {
  it('have defaults inside their own bounds', () => {
    for (const [name, { min, max, default: value }] of Object.entries(variableDefinitions)) {
      expect([name, value >= min && value <= max]).toEqual([name, true])
    }
    expect(Object.keys(defaults)).toEqual(Object.keys(variableDefinitions))
  })

  it('take what was set, zero included', () => {
    expect(variablesWith({ lead_minutes: 0, release_days: 7 })).toEqual({
      ...defaults,
      lead_minutes: 0,
      release_days: 7,
    })
  })

  it.each([
    ['late_card_percent', 101],
    ['hold_minutes', 2.5],
    ['release_days', -1],
    ['min_price', 300_000],
    ['max_price', 1_000],
  ] as const)('%s refuses %d', (name, value) => {
    expect(checkVariable(name, value, defaults)).toEqual({ ok: false, code: 'variable_out_of_bounds' })
  })

  it('takes a value inside the bounds', () => {
    expect(checkVariable('late_card_percent', 100, defaults)).toEqual({ ok: true, value: 100 })
    expect(checkVariable('hold_minutes', 2, defaults)).toEqual({ ok: true, value: 2 })
  })

  it('knows its names', () => {
    expect(isVariableName('hold_minutes')).toBe(true)
    expect(isVariableName('toString')).toBe(false)
  })
})
