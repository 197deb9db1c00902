import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ageOn,
  checkBirthDate,
  formatCep,
  formatCpf,
  formatPhone,
  internationalPhone,
  isMinor,
  maskCpf,
  nextCustomerState,
  parseCellPhone,
  parseCep,
  parseCpf,
  parsePhone,
} from './index.ts'

const outcomeOf = (result: { ok: true; value: string } | { ok: false; code: string }) =>
  result.ok ? result.value : result.code

describe('CPF', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['111 444 777 35', '11144477735'],
    ['00000000191', '00000000191'],
    ['529.982.247-26', 'cpf_invalid'],
    ['52998224752', 'cpf_invalid'],
    ['11111111111', 'cpf_invalid'],
    ['5299822472', 'cpf_invalid'],
    ['x52998224725', 'cpf_invalid'],
    ['052998224725', 'cpf_invalid'],
    ['529982247250', 'cpf_invalid'],
  ])('%s: %s', (typed, outcome) => {
    expect(outcomeOf(parseCpf(typed))).toBe(outcome)
  })

  it('any nine digits have exactly one pair of check digits', () => {
    const nine = fc.stringMatching(/^\d{9}$/).filter((digits) => !/^(\d)\1+$/.test(digits))
    fc.assert(
      fc.property(nine, (digits) => {
        const pairs = Array.from({ length: 100 }, (_, pair) => digits + String(pair).padStart(2, '0'))
        const valid = pairs.filter((cpf) => parseCpf(cpf).ok)
        expect(valid).toHaveLength(1)
        const [cpf = ''] = valid
        expect(outcomeOf(parseCpf(formatCpf(cpf)))).toBe(cpf)
      }),
      { numRuns: 50 },
    )
  })

  it('is shown with dots and dash', () => {
    expect(formatCpf('52998224725')).toBe('529.982.247-25')
    expect([formatCpf('5299822472'), formatCpf('152998224725')]).toEqual(['5299822472', '152998224725'])
  })

  it('is shown in part where two people are told apart', () => {
    expect(maskCpf('52998224725')).toBe('***.982.247-**')
  })
})

describe('phone and CEP', () => {
  it.each([
    ['(11) 98765-4321', '11987654321'],
    ['+55 11 98765-4321', '11987654321'],
    ['+5511987654321', '11987654321'],
    ['0055 11 98765-4321', '11987654321'],
    ['+55 99999-1234', 'phone_invalid'],
    ['+34 911 234 567', 'phone_invalid'],
    ['(+34) 911 234 567', 'phone_invalid'],
    ['(+55) 11 98765-4321', '11987654321'],
    ['+54 9 11 1234-5678', 'phone_invalid'],
    ['0034911234567', 'phone_invalid'],
    ['+351 912 345 678', 'phone_invalid'],
    ['0 11 98765-4321', 'phone_invalid'],
    ['(55) 99999-1234', '55999991234'],
    ['(11) 3456-7890', '1134567890'],
    ['(20) 98765-4321', 'phone_invalid'],
    ['(11) 88765-4321', 'phone_invalid'],
    ['987654321', 'phone_invalid'],
    ['44 11 98765-4321', 'phone_invalid'],
    ['(11) 98765-43210', 'phone_invalid'],
    ['(99) 98765-4321', '99987654321'],
  ])('%s: %s', (typed, outcome) => {
    expect(outcomeOf(parsePhone(typed))).toBe(outcome)
  })

  it('a code goes only to a mobile', () => {
    expect(outcomeOf(parseCellPhone('(11) 3456-7890'))).toBe('phone_invalid')
    expect(outcomeOf(parseCellPhone('11 98765 4321'))).toBe('11987654321')
  })

  it('are shown and sent in their forms', () => {
    expect([formatPhone('11987654321'), formatPhone('1134567890')]).toEqual([
      '(11) 98765-4321',
      '(11) 3456-7890',
    ])
    expect(internationalPhone('11987654321')).toBe('5511987654321')
    expect([outcomeOf(parseCep('01310-100')), outcomeOf(parseCep('0131010'))]).toEqual([
      '01310100',
      'cep_invalid',
    ])
    expect(formatCep('01310100')).toBe('01310-100')
    expect([formatPhone('119876543'), formatPhone('119876543210'), formatCep('013101000')]).toEqual([
      '119876543',
      '119876543210',
      '013101000',
    ])
  })
})

describe('a person', () => {
  it.each([
    ['2000-06-15', '2026-06-14', 25],
    ['2000-06-15', '2026-06-15', 26],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
    ['2026-06-15', '2026-06-15', 0],
  ])('born %s is on %s %i', (birth, today, age) => {
    expect(ageOn(birth, today)).toBe(age)
  })

  it('is a minor until the eighteenth birthday', () => {
    expect([isMinor('2008-06-15', '2026-06-14'), isMinor('2008-06-15', '2026-06-15')]).toEqual([true, false])
  })

  it.each(['2026-06-16', '1899-01-01', '2026-02-30', '15/06/2000'])('was not born %s', (birth) => {
    expect(checkBirthDate(birth, '2026-06-15')).toEqual({ ok: false, code: 'birth_date_invalid' })
  })

  it.each(['2026-06-15', '1901-06-15'])('may be born %s', (birth) => {
    expect(checkBirthDate(birth, '2026-06-15')).toEqual({ ok: true, value: birth })
  })

  it('is never there again once erased', () => {
    expect(nextCustomerState('pending', 'confirm')).toEqual({ ok: true, value: 'active' })
    expect(nextCustomerState('blocked', 'unblock')).toEqual({ ok: true, value: 'active' })
    expect(nextCustomerState('erased', 'unblock').ok).toBe(false)
    expect(nextCustomerState('active', 'confirm').ok).toBe(false)
  })
})
