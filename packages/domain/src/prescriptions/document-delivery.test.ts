import { expect, it } from 'vitest'
import { deliveryOf, documentBasis } from './index.ts'

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

it.each([
  ['its author', 'print', { role: 'specialist', id: 'sergio' }, 'author'],
  ['its patient', 'electronic', { role: 'customer', id: 'paula' }, 'own'],
  [
    'its patient, when it is for a signature by hand',
    'print',
    { role: 'customer', id: 'paula' },
    'not_found',
  ],
  ['another patient', 'electronic', { role: 'customer', id: 'sergio' }, 'not_found'],
  ['another specialist', 'electronic', { role: 'specialist', id: 'paula' }, 'not_found'],
  ['an admin', 'electronic', { role: 'admin', id: 'sergio' }, 'not_found'],
] as const)('opens for %s', (_who, delivery, who, expected) => {
  const basis = documentBasis({ customerId: 'paula', specialistId: 'sergio', delivery }, who)
  expect(basis.ok ? basis.value : basis.code).toBe(expected)
})
