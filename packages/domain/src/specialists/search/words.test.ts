import { expect, test } from 'vitest'
import { searchWords } from './words.ts'

test.each([
  ['', []],
  ['   ', []],
  ['joao silv', ['joao', 'silv']],
  ['Dra.  Helena ', ['Helena']],
  ['dr', ['dr']],
  ['dr helena', ['helena']],
  ['Dr. Helena', ['Helena']],
  ['dra helena', ['helena']],
  ['Doutor Sérgio', ['Sérgio']],
  ['doutora helena', ['helena']],
  ['Drauzio', ['Drauzio']],
  ['maria dos santos e silva', ['maria', 'santos', 'silva']],
  ['a b c d f g h i j', ['a', 'b', 'c', 'd', 'f', 'g', 'h', 'i']],
])('%j is searched by %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words)
})
