import { describe, expect, it } from 'vitest'
import { formatCnpj, nextCompanyState, parseCnpj } from './index.ts'

describe('CNPJ', () => {
  it.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['00.000.000/0001-91', '00000000000191'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
  ])('%s is taken', (typed, value) => {
    expect(parseCnpj(typed)).toEqual({ ok: true, value })
  })

  it.each([
    '11.222.333/0001-82',
    '12.ABC.345/01DE-36',
    '12.ABC.345/01DE-3A',
    '11111111111111',
    '1122233300018',
    '',
  ])('%j is refused', (typed) => {
    expect(parseCnpj(typed)).toEqual({ ok: false, code: 'cnpj_invalid' })
  })

  it('is shown with its signs', () => {
    expect([formatCnpj('11222333000181'), formatCnpj('12ABC34501DE35')]).toEqual([
      '11.222.333/0001-81',
      '12.ABC.345/01DE-35',
    ])
  })
})

it('a company is approved, suspended and approved again, or rejected and handed in again', () => {
  expect(nextCompanyState('pending', 'approve')).toEqual({ ok: true, value: 'approved' })
  expect(nextCompanyState('approved', 'suspend')).toEqual({ ok: true, value: 'suspended' })
  expect(nextCompanyState('suspended', 'approve')).toEqual({ ok: true, value: 'approved' })
  expect(nextCompanyState('rejected', 'resubmit')).toEqual({ ok: true, value: 'pending' })
  expect(nextCompanyState('rejected', 'approve').ok).toBe(false)
  expect(nextCompanyState('pending', 'suspend').ok).toBe(false)
})
