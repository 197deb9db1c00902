import { describe, expect, it } from 'vitest'
import {
  changeStatus,
  checkCouncil,
  councilCheckUrl,
  councilExample,
  councilTypes,
  formatCouncil,
  isPracticing,
  mayAnnounce,
  missingOf,
  needsRqe,
  type StatusActor,
} from './index.ts'

describe('status of a specialist', () => {
  const all = [0, 1, 2, 3, 4] as const
  const moves = (by: StatusActor) =>
    all.flatMap((from) => all.filter((to) => changeStatus(from, to, by, []).ok).map((to) => `${from}→${to}`))

  it('is moved by the specialist into the review and by the admin elsewhere', () => {
    expect(moves('specialist')).toEqual(['0→2', '3→2'])
    expect(moves('admin')).toEqual(['1→4', '2→1', '2→3', '4→1'])
  })

  it('does not enter the review while something is missing', () => {
    const missing = missingOf({
      personalData: true,
      contactDetails: true,
      address: true,
      council: false,
      specialty: true,
      bankAccount: false,
    })
    expect(missing).toEqual(['council', 'bankAccount'])
    expect(changeStatus(0, 2, 'specialist', missing)).toEqual({ ok: false, code: 'profile_incomplete' })
    expect(changeStatus(2, 1, 'specialist', [])).toEqual({ ok: false, code: 'forbidden' })
    expect(changeStatus(0, 1, 'admin', [])).toEqual({ ok: false, code: 'invalid_transition' })
  })

  it('asks for a whole profile before the review alone', () => {
    expect(changeStatus(1, 4, 'admin', ['bankAccount'])).toEqual({ ok: true, value: 4 })
  })

  it('lets only who is active practise', () => {
    expect(all.filter(isPracticing)).toEqual([1])
  })
})

describe('council registration', () => {
  it.each([
    ['CRM', 'SP', '123.456', 'CRM-SP 123456'],
    ['CRO', 'RJ', '4321', 'CRO-RJ 4321'],
    ['CRP', 'SP', '06/12345', 'CRP 06/12345'],
    ['CRP', 'SP', '6-12345', 'CRP 06/12345'],
    ['COREN', 'BA', '123456-enf', 'COREN-BA 123456-ENF'],
    ['CREFITO', 'SP', '3/12345-F', 'CREFITO 03/12345-F'],
    ['CRN', 'SP', '03/1234', 'CRN 03/1234'],
    ['CRFa', 'SP', '2-12345', 'CRFa 02/12345'],
    ['CRF', 'MG', '12345', 'CRF-MG 12345'],
    ['crfa', 'sp', '2/12345', 'CRFa 02/12345'],
    [' CRM ', ' sp ', ' 1230 ', 'CRM-SP 1230'],
    ['COREN', 'BA', '12-enf', 'COREN-BA 12-ENF'],
    ['CRP', 'SP', '06-12345', 'CRP 06/12345'],
    ['CRP', 'DF', '1/12345', 'CRP 01/12345'],
    ['CRP', 'AM', '24/12345', 'CRP 24/12345'],
  ])('%s %s %s is %s', (type, uf, number, shown) => {
    const council = checkCouncil({ type, uf, number })
    expect(council.ok ? formatCouncil(council.value) : council.code).toBe(shown)
  })

  it.each(councilTypes)('of %s has an example that is one, and a place to look it up', (type) => {
    const number = councilExample(type) ?? ''
    expect(checkCouncil({ type, uf: 'SP', number })).toEqual({ ok: true, value: { type, uf: 'SP', number } })
    expect(councilCheckUrl(type)).toMatch(/^https:/)
    expect([councilExample('CRX'), councilCheckUrl('CRX')]).toEqual([undefined, undefined])
  })

  it.each([
    ['CRX', 'SP', '1', 'council_unknown'],
    ['toString', 'SP', '1', 'council_unknown'],
    ['CRM', 'XX', '123456', 'uf_unknown'],
    ['CRM', 'SP', '06/12345', 'council_number_invalid'],
    ['CRM', 'SP', '000', 'council_number_invalid'],
    ['CRM', 'SP', '', 'council_number_invalid'],
    ['CRP', 'SP', '12345', 'council_number_invalid'],
    ['CRP', 'SP', '25/12345', 'council_number_invalid'],
    ['CRP', 'SP', '00/12345', 'council_number_invalid'],
    ['CRP', 'SP', '106/12345', 'council_number_invalid'],
    ['COREN', 'SP', '000-ENF', 'council_number_invalid'],
  ])('%s %s %j is refused as %s', (type, uf, number, code) => {
    expect(checkCouncil({ type, uf, number })).toEqual({ ok: false, code })
  })
})

it.each([
  ['CRM', null, false],
  ['CRM', '12345', true],
  ['CRP', null, true],
  ['CRP', '12345', true],
  [null, null, false],
  [null, '12345', false],
])('a specialty of %s with the RQE %s may be announced: %s', (council, rqe, may) => {
  const specialty = { councils: [], needsRqe: true }
  expect(mayAnnounce({ councilType: council, rqe, specialty })).toBe(may)
})

it('physicians need the RQE, and who has not said the council yet', () => {
  expect([null, 'CRM', 'CRP', 'COREN'].map(needsRqe)).toEqual([true, true, false, false])
})
