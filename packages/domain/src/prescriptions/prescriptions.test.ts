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
  const fresh = { isModel: false, issued: false, replaces: false } as const
  expect(canChangePrescription({ ...fresh, record: 'draft' })).toEqual({ ok: true, value: true })
  expect(canChangePrescription({ ...fresh, record: 'signed' })).toEqual({ ok: false, code: 'record_signed' })
  expect(canChangePrescription({ isModel: true }).ok).toBe(true)
})

it('is replaced, not changed, while it stands in a document', () => {
  const issued = { isModel: false, record: 'draft', issued: true } as const
  const refused = canChangePrescription({ ...issued, replaces: false })
  expect(refused).toEqual({ ok: false, code: 'prescription_issued' })
  expect(canChangePrescription({ ...issued, replaces: true }).ok).toBe(true)
})
