import { describe, expect, it } from 'vitest'
import { formatCnpj, mayEndMembership, missingForApproval, nextCompanyState, parseCnpj } from './index.ts'

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
    '00000000000000',
    '1122233300018',
    '011222333000181',
    '112223330001810',
    '',
  ])('%j is refused', (typed) => {
    expect(parseCnpj(typed)).toEqual({ ok: false, code: 'cnpj_invalid' })
  })

  it('is shown with its signs', () => {
    expect([formatCnpj('11222333000181'), formatCnpj('12ABC34501DE35')]).toEqual([
      '11.222.333/0001-81',
      '12.ABC.345/01DE-35',
    ])
    expect(['1122233300018', '112223330001811', 'x11222333000181'].map(formatCnpj)).toEqual([
      '1122233300018',
      '112223330001811',
      'x11222333000181',
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

it('a company whose document was taken away is looked at again', () => {
  for (const state of ['pending', 'approved', 'suspended', 'rejected'] as const) {
    expect(nextCompanyState(state, 'reopen')).toEqual({ ok: true, value: 'pending' })
  }
})

it('an approval needs the document, who answers for the company, and who runs it', () => {
  expect(missingForApproval({ hasDocument: true, hasDirector: true, admins: 1 })).toEqual([])
  expect(missingForApproval({ hasDocument: false, hasDirector: false, admins: 0 })).toEqual([
    'document',
    'technical_director',
    'admin',
  ])
})

describe('a member goes', () => {
  const admin = { specialistId: 'a', role: 'admin' } as const
  const member = { specialistId: 'b', role: 'member' } as const
  it.each([
    ['alone', member, member, 1, undefined],
    ['removed by an admin member', member, admin, 1, undefined],
    ['not by another member', admin, member, 1, 'forbidden'],
    ['removed by an admin member, who stays the only one', member, admin, 0, undefined],
    ['not as the last admin member', admin, admin, 0, 'last_company_admin'],
    ['as one of two admin members', admin, admin, 1, undefined],
  ] as const)('%s', (_case, who, by, otherAdmins, code) => {
    const outcome = mayEndMembership(who, by, otherAdmins)
    expect(outcome.ok ? undefined : outcome.code).toBe(code)
  })
})
