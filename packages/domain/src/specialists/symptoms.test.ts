import { expect, test } from 'vitest'
import { specialtiesForSymptom } from './index.ts'

test.each([
  ['dor de cabeça', ['clinica-medica', 'medico-generalista', 'neurologia']],
  ['DOR DE CABECA forte', ['clinica-medica', 'medico-generalista', 'neurologia']],
  ['enxaq', ['neurologia']],
  ['  Insônia ', ['psiquiatria']],
  ['dor', []],
  ['Campinas', []],
  ['', []],
])('%j is for %j', (search, slugs) => {
  expect(specialtiesForSymptom(search)).toEqual(slugs)
})
