import { describe, expect, it } from 'vitest'
import { variablesWith } from '../variables/index.ts'
import { previewVariable } from './index.ts'

const defaults = variablesWith({})

describe('the preview of a variable', () => {
  it('splits an example by the fee as it is and as it would be, to the centavo', () => {
    expect(previewVariable('platform_fee_percent', 20, defaults)).toEqual([
      { example: 'platform', unit: 'centavos', before: 2250, after: 3000 },
      { example: 'specialist', unit: 'centavos', before: 12_750, after: 12_000 },
    ])
  })

  it('cancels an example inside both limits', () => {
    const lines = previewVariable('late_card_percent', 30, defaults)
    expect(lines).toHaveLength(3)
    expect(lines).toMatchObject([
      { example: 'cardBefore', hours: 12, before: 7500, after: 4500 },
      { example: 'walletBefore', before: 10_500, after: 10_500 },
      { example: 'kept', before: 7500, after: 10_500 },
    ])
  })

  it('shows what moving the limit does between the old and the new one', () => {
    const lines = previewVariable('full_refund_hours', 48, defaults)
    expect(lines).toContainEqual(
      expect.objectContaining({ example: 'cardBefore', hours: 36, before: 15_000, after: 7500 }),
    )
  })

  it('holds the plain value beside the new one elsewhere', () => {
    expect(previewVariable('hold_minutes', 20, defaults)).toEqual([
      { example: 'plain', unit: 'minutes', before: 10, after: 20 },
    ])
  })
})
