import { expect, it } from 'vitest'
import { cnsOf } from './index.ts'

it.each([
  ['CNS', '898 0011 6015 2286', '898001160152286'],
  ['Cartão Nacional de Saúde', '898001160152286', '898001160152286'],
  ['Cartão do SUS', '100000000050012', '100000000050012'],
])('%s %s is a card of the public health system', (type, number, cns) =>
  expect(cnsOf(type, number)).toBe(cns),
)

it.each([
  ['CNS', '898001160152287'],
  ['CNS', '89800116015228'],
  ['CNS', '398001160152286'],
  ['CNS', '000000000000000'],
  ['CNS', null],
  ['Passaporte', '898001160152286'],
  [null, '898001160152286'],
])('%s %s is none', (type, number) => expect(cnsOf(type, number)).toBeNull())
