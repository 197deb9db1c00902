import { expect, test } from 'vitest'
import { councilAlone, councilInSearch } from './council.ts'

test.each([
  ['47334', { number: '47334' }],
  ['CRM 47334', { number: '47334', type: 'CRM' }],
  ['crm-sc 47334', { number: '47334', type: 'CRM', uf: 'SC' }],
  ['CRM/SC nº 47.334', { number: '47334', type: 'CRM', uf: 'SC' }],
  ['CRM 47334-SC', { number: '47334', type: 'CRM', uf: 'SC' }],
  ['CRM: 47334 SC', { number: '47334', type: 'CRM', uf: 'SC' }],
  ['CRP 6/12345', { number: '12345', type: 'CRP', region: '06' }],
  ['coren-sp 123456-ENF', { number: '123456', type: 'COREN', uf: 'SP' }],
])('%s asks for a registration', (search, sought) => expect(councilInSearch(search)).toEqual(sought))

test.each(['CRM', 'Sala 101', '12', 'cid 10', 'dor há 3 dias', 'Helena 47334', ''])(
  '%s asks for something else',
  (search) => expect(councilInSearch(search)).toBeUndefined(),
)

test.each([
  ['CRM', 'CRM'],
  ['crm-sp', 'CRM'],
  ['CRFA', 'CRFa'],
  ['CRM 47334', undefined],
  ['crm xx', undefined],
  ['Crispim', undefined],
])('%s names a council alone: %s', (search, council) => expect(councilAlone(search)).toBe(council))
