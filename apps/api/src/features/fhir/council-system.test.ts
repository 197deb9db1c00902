import type { Council } from '@emma/domain/specialists'
import { expect, test } from 'vitest'
import { councilSystem } from './council-system.ts'

const sid = (end: string) => `https://saude.gov.br/fhir/sid/${end}`

test.each<readonly [Council['type'], Council['uf'], string]>([
  ['CRM', 'SP', 'crm-sp'],
  ['CRO', 'AC', 'cro-ac'],
  ['COREN', 'PE', 'coren-pe'],
  ['CRF', 'RJ', 'crf-rj'],
  ['CRP', 'SP', 'crp-sp'],
  ['CRP', 'RO', 'crp-ac-ro'],
  ['CRN', 'TO', 'crn-df-go-mt-to'],
  ['CRN', 'PR', 'crn-pr'],
  ['CREFITO', 'AP', 'crefito-pa-am-to-rr-ap'],
  ['CRFa', 'MG', 'crefono-mg-es'],
])('a registration of %s in %s has the system that the Ministry of Health lists', (type, uf, end) => {
  expect(councilSystem({ type, uf, number: '1' })).toBe(sid(end))
})

test('one that is in no list has none', () => {
  expect(councilSystem({ type: 'CRN', uf: 'MG', number: '09/1' })).toBeUndefined()
})
