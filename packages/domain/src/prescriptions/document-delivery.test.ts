import { expect, it } from 'vitest'
import { deliveryOf } from './index.ts'

it.each([
  [['common', 'otc'], 'electronic'],
  [['common', 'antimicrobial'], 'print'],
  [['controlled_344'], 'print'],
  [['glp1'], 'print'],
  [['antimicrobial', 'common', 'controlled_344'], 'document_mixed'],
  [[], 'document_incomplete'],
])('%j is given as %s', (classes, expected) => {
  const delivery = deliveryOf(classes)
  expect(delivery.ok ? delivery.value : delivery.code).toBe(expected)
})
