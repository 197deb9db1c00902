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
  ['Tosse. Negou febre e azia', ['tosse']],
  ['Descartada fratura; ausência de edema; entorse', ['entorse']],
])('of %s what is there', (text, words) => {
  expect(affirmedWords(text)).toEqual(words)
})

it('leaves out what every note says', () => {
  const note = `Paciente relata e apresenta queixa de início há cerca de um ano, desde ontem; além de uso hoje refere:
    melhora, piora, muito forte, leve, moderada, intensa, de um lado, em parte, por vez, às vezes, por horas ou hora, dia,
    dias, semana, semanas, mês, meses e anos, tontura`
  expect(affirmedWords(note)).toEqual(['por', 'tontura'])
})

it('is of the first two dozen words', () => {
  const words = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `sintoma${letter}`)
  expect(affirmedWords(words.join(' '))).toEqual(words.slice(0, 24))
})
