import { describe, expect, it } from 'vitest'
import {
  capitalizeWords,
  initialsOf,
  isPersonName,
  outerInitialsOf,
  shortName,
  tellingWords,
} from './index.ts'

describe('a name', () => {
  it.each([
    ['  MARIA   DA SILVA ', 'Maria da Silva'],
    ['maria eduarda DOS santos e Silva', 'Maria Eduarda dos Santos e Silva'],
    ['joão e josé dos santos', 'João e José dos Santos'],
    ['ana-clara d’ávila', 'Ana-Clara D’Ávila'],
    ["JOANA D'ARC DE SANT´ANNA", "Joana D'Arc de Sant'Anna"],
    ['DE PAULA ÉRICA', 'De Paula Érica'],
    ['ana das dores do carmo di rossi du bois', 'Ana das Dores do Carmo di Rossi du Bois'],
    ['j.r. de souza jr.', 'J.R. de Souza Jr.'],
    ['Ana McDonald', 'Ana McDonald'],
    ['PEDRO PRADO III', 'Pedro Prado III'],
    ['jose\u0301 a\u0301vila', 'José Ávila'],
    ['', ''],
  ])('%j is written %j', (typed, written) => {
    expect(capitalizeWords(typed)).toBe(written)
    expect(capitalizeWords(written)).toBe(written)
  })

  it.each([
    ['DOS SANTOS', 'dos Santos'],
    ['da Conceição De Albuquerque', 'da Conceição de Albuquerque'],
    ['D’ÁVILA', 'D’Ávila'],
    ['DI', 'Di'],
  ])('a last name %j is written %j', (typed, written) => {
    expect(capitalizeWords(typed, 'last')).toBe(written)
  })

  it.each(['Maria Eduarda dos Santos', "D'Ávila", 'Ana-Clara', 'J. R.', 'Łucja', 'Jose\u0301', '李'])(
    'may be %s',
    (name) => expect(isPersonName(name)).toBe(true),
  )

  it.each(['Ana 2', 'Ana <b>', 'ana@emma', 'Ana\nLima', '.-', 'Ana, Lima', 'Ana 😀', 'http://ana'])(
    'is never %j',
    (text) => expect(isPersonName(text)).toBe(false),
  )

  it.each([
    ['Maria Eduarda dos Santos', ['M', 'E', 'S'], ['M', 'S'], 'Maria S.'],
    ['Paula de Souza e Lima', ['P', 'S', 'L'], ['P', 'L'], 'Paula L.'],
    ["Joana D'Ávila", ['J', 'D'], ['J', 'D'], 'Joana D.'],
    ['Dra. Zé Ávila', ['Z', 'Á'], ['Z', 'Á'], 'Zé Á.'],
    ['lia da silva', ['L', 'S'], ['L', 'S'], 'lia S.'],
    ['Madonna', ['M'], ['M'], 'Madonna'],
    ['Ana 😀 Silva', ['A', 'S'], ['A', 'S'], 'Ana S.'],
    ['', [], [], ''],
  ])('%j is %j, %j or %j in short', (name, all, outer, short) => {
    expect([initialsOf(name), outerInitialsOf(name), shortName(name)]).toEqual([all, outer, short])
  })

  it.each([
    ['maria DE silva', ['maria', 'silva']],
    ['Dra. Helena', ['Helena']],
    ['de', ['de']],
    [' ', []],
  ])('%j is looked for by %j', (typed, words) => expect(tellingWords(typed)).toEqual(words))
})
