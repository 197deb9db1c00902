import { expect, it } from 'vitest'
import { affirmedWords } from './index.ts'

it.each([
  ['Dor de cabeça há 3 dias', ['dor', 'cabeca']],
  ['Tosse seca, nega febre e falta de ar. Coriza', ['tosse', 'seca', 'coriza']],
  ['Nega febre, vômitos e diarreia, mas tem azia', ['tem', 'azia']],
  ['Sem alergias; lombalgia', ['lombalgia']],
  ['Não tem febre mas tem tosse', ['tem', 'tosse']],
  ['', []],
  ['dor dor DOR', ['dor']],
])('of %s what is there', (text, words) => {
  expect(affirmedWords(text)).toEqual(words)
})
