import { expect, it } from 'vitest'
import { found, seeker } from './seeking.ts'

const help = [
  'Como cancelo ou remarco? Na agenda, com reembolso integral até o prazo.',
  'Onde está a minha receita? O documento tem um código.',
  'Não recebi o código de confirmação.',
]

it.each([
  ['reembolso', [0]],
  ['REEMBÔLSO', [0]],
  ['reembolço', [0]],
  ['remboslo', [0]],
  ['receit', [1]],
  ['recieta', [1]],
  ['como cancelar', [0]],
  ['onde vejo minha receita?', [1]],
  ['código', [1, 2]],
  ['confirmação do código', [2, 1]],
  ['zzzz', []],
  ['o', [0, 1, 2]],
  ['  ', [0, 1, 2]],
])('finds by %j what is meant', (search, places) => {
  expect(found(help, search, (text) => text).map((text) => help.indexOf(text))).toEqual(places)
})

it('takes no short word for another', () => {
  expect(seeker('pix')('Pague com Fax')).toBe(0)
  expect(seeker('rim')('ruim')).toBe(0)
})

it('ends soon on the longest that is asked for', () => {
  expect(seeker('a'.repeat(100))(`${'ab'.repeat(50)} `.repeat(100))).toBe(0)
})
