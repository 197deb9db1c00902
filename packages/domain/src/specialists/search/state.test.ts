import { expect, test } from 'vitest'
import { stateInSearch } from './state.ts'

test.each([
  ['SP', { rest: '', state: 'SP' }],
  ['bahia', { rest: '', state: 'BA' }],
  ['dentista no Pará', { rest: 'dentista', state: 'PA' }],
  ['psicólogo em sp', { rest: 'psicólogo', state: 'SP' }],
  ['Cardiologia, MG', { rest: 'Cardiologia', state: 'MG' }],
  ['dentista no Rio Grande do Sul', { rest: 'dentista', state: 'RS' }],
  ['dentist in the Federal District', { rest: 'dentist', state: 'DF' }],
  ['dentista mato grosso do sul', { rest: 'dentista', state: 'MS' }],
])('%j ends in a state', (search, found) => expect(stateInSearch(search)).toEqual(found))

test.each([
  'São Paulo',
  'psicólogo Rio de Janeiro',
  'Baiano',
  'spa',
  'psicólogo para',
  'constructor',
  'médico __proto__',
  '',
])('%j does not', (search) => expect(stateInSearch(search)).toBeUndefined())
