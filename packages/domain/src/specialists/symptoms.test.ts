import { expect, test } from 'vitest'
import { emergencyOf, specialtiesForSymptom } from './index.ts'
import { professions, symptoms } from './symptom-list.ts'
import { englishSymptoms } from './symptom-list-en.ts'

test.each([
  ['dor de cabeça', ['clinica-medica', 'medico-generalista', 'neurologia']],
  ['DOR DE CABECA forte', ['clinica-medica', 'medico-generalista', 'neurologia']],
  ['enxaq', ['neurologia']],
  ['  Insônia ', ['psiquiatria']],
  ['dor', []],
  ['pedra nos rins', ['urologia']],
  ['meu filho não fala, criança nao fala', ['pediatria', 'fonoaudiologia']],
  ['a bad HEADACHE since monday', ['clinica-medica', 'medico-generalista', 'neurologia']],
  ['dermatologist', ['dermatologia']],
  ['Dermatologista', ['dermatologia']],
  ['psicologo infantil', ['psicologia']],
  ['uma boa pediatra', ['pediatria']],
  ['insom', ['psiquiatria']],
  ['Campinas', []],
  ['', []],
])('%j is for %j', (search, slugs) => {
  expect(specialtiesForSymptom(search)).toEqual(slugs)
})

test('more than 150 complaints are known', () => {
  expect(new Set(Object.values(symptoms).flat()).size).toBeGreaterThan(150)
})

test('whoever works in a specialty of the list is found by what people call them', () => {
  expect(Object.keys(professions).toSorted()).toEqual(Object.keys(symptoms).toSorted())
})

test('English knows the commonest of them, for specialties that Portuguese knows', () => {
  const words = Object.entries(englishSymptoms)
  expect(words.filter(([slug]) => !(slug in symptoms))).toEqual([])
  expect(new Set(words.flatMap(([, words]) => words)).size).toBeGreaterThan(150)
})

test.each([
  ['I can’t breathe', '192'],
  ['strong chest pain', '192'],
  ['I want to die', '188'],
  ['headache', null],
  ['DOR NO PEITO forte', '192'],
  ['acho que é AVC', '192'],
  ['falta de ar', '192'],
  ['vontade de morrer', '188'],
  ['quero morrer, dor no peito', '188'],
  ['dor de cabeça', null],
  ['avcb', null],
  ['desma', null],
  ['', null],
])('%j is for %j', (search, line) => {
  expect(emergencyOf(search)).toBe(line)
})
