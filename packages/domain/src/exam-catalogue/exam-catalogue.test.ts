import { expect, test } from 'vitest'
import { examCatalogue, examGroups, findExams, panelsFor } from './index.ts'

const names = examCatalogue.map(({ name }) => name)

test('has at least 400 exams, each once, with a name in both languages, in every group', () => {
  expect(names.length).toBeGreaterThanOrEqual(400)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(examCatalogue.filter(({ name, english }) => name === '' || english === '')).toEqual([])
  expect(new Set(examCatalogue.map(({ group }) => group))).toEqual(new Set(examGroups))
})

test('panels name exams of the list, each once, and fit into one request', () => {
  const panels = panelsFor('')
  expect(panels.length).toBeGreaterThanOrEqual(30)
  for (const { name, exams } of panels) {
    expect([name, exams.filter((exam) => !names.includes(exam))]).toEqual([name, []])
    expect(new Set(exams).size).toBe(exams.length)
    expect(exams.length).toBeLessThanOrEqual(30)
  }
})

test.each([
  ['hemog', 'Hemograma completo'],
  ['vitamina d', 'Vitamina D (25-hidroxi)'],
  ['ACIDO URICO', 'Ácido úrico'],
  ['tgo', 'Aspartato aminotransferase (AST/TGO)'],
  ['joelho rm', 'Ressonância magnética de joelho'],
  ['complete blood', 'Hemograma completo'],
  ['papanicolau', 'Citologia oncótica cervicovaginal (Papanicolau)'],
  ['eas', 'Urina tipo I (EAS)'],
  ['psa', 'Antígeno prostático específico total'],
])('"%s" finds %s first', (typed, name) => {
  expect(findExams(typed)[0]?.name).toBe(name)
})

test('nothing is found for nothing, or for what is not on the list', () => {
  expect(findExams('  ')).toEqual([])
  expect(findExams('xyzzy')).toEqual([])
})

test('a specialty sees its own panels first, then everybody’s', () => {
  const [first] = panelsFor('Ginecologia e obstetrícia')
  expect(first?.name).toBe('Pré-natal, primeiro trimestre')
  expect(panelsFor('Acupuntura')[0]?.name).toBe('Rotina do adulto')
})
