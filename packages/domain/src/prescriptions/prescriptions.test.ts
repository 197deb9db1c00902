import { expect, it } from 'vitest'
import { canChangePrescription, isUseCondition, isVia, useConditions, vias } from './index.ts'

it('offers what the specification lists', () => {
  expect(vias.join('|')).toBe('Oral|Inalatória|Inj.IM|Inj.IV|Inj.SC|Retal|Sublingual|Uso Externo|Vaginal')
  expect(useConditions.join('|')).toBe('Uso Continuo|Se Dor|Se Febre|Se Dor ou Febre|Se Náuseas/Vômitos')
  expect([isVia('Oral'), isVia('oral'), isUseCondition('Se Dor'), isUseCondition('')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

it('is changed until its record is signed, a model always', () => {
  expect(canChangePrescription({ isModel: false, record: 'draft' }).ok).toBe(true)
  expect(canChangePrescription({ isModel: false, record: 'signed' })).toEqual({
    ok: false,
    code: 'record_signed',
  })
  expect(canChangePrescription({ isModel: true }).ok).toBe(true)
})
