import { expect, test } from 'vitest'
import { asksForPlan } from './plan.ts'

test.each([
  ['médico que atende Unimed', true],
  ['CONVÊNIO', true],
  ['dermatologista plano de saúde', true],
  ['doctor insurance', true],
  ['pelo SUS', true],
  ['susto', false],
  ['Amilton', false],
  ['plano alimentar', false],
  ['', false],
])('whether %j asks for a plan: %s', (search, asks) => expect(asksForPlan(search)).toBe(asks))
